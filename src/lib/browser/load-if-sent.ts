/** Longest wait for the server's answer, in milliseconds. */
const waitMs = 5000;

/**
 * Loads a page from the server, by default this one again, if it has an answer, even that the page is gone. Without a
 * connection, or with a server that fails, an error page would replace one that can be read.
 *
 * @param isWanted asked when the answer is there: the reader may have gone elsewhere in the meantime
 * @returns whether it loads
 */
export async function loadIfSent(href = location.href, isWanted = () => true): Promise<boolean> {
  const request = {cache: 'no-store', method: 'HEAD', signal: AbortSignal.timeout(waitMs)} as const;
  const isSent = await fetch(href, request).then(
    ({status}) => status < 500,
    () => false,
  );
  if (!isSent || !isWanted()) return false;
  // To assign the same address again would only scroll if it has a hash.
  if (href === location.href) location.reload();
  else location.assign(href);
  return true;
}
