/** Longest wait for the server's answer, in milliseconds. */
const waitMs = 5000;

/**
 * Reloads the page if the server sends it. Without a connection, an error page of the browser would replace one that
 * can be read.
 *
 * @returns whether it reloads
 */
export async function reloadIfSent(): Promise<boolean> {
  const request = {cache: 'no-store', method: 'HEAD', signal: AbortSignal.timeout(waitMs)} as const;
  const isSent = await fetch(location.href, request).then(
    ({ok}) => ok,
    () => false,
  );
  if (isSent) location.reload();
  return isSent;
}
