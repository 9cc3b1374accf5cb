/** Longest wait for the server's answer, in milliseconds. */
const waitMs = 5000;

/**
 * Reloads the page if the server has an answer, be it that the page is gone. Without a connection, or with a server that
 * fails, an error page would replace one that can be read.
 *
 * @returns whether it reloads
 */
export async function reloadIfSent(): Promise<boolean> {
  const request = {cache: 'no-store', method: 'HEAD', signal: AbortSignal.timeout(waitMs)} as const;
  const isSent = await fetch(location.href, request).then(
    ({status}) => status < 500,
    () => false,
  );
  if (isSent) location.reload();
  return isSent;
}
