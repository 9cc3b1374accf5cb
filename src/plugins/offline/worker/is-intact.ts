/**
 * Whether a stored answer is what the build made. Browsers promise nothing about what they keep: a disk
 * fails, a profile is restored by half, an extension writes.
 *
 * @param integrity the digest of the body, as `sha256-…`.
 */
export async function isIntact(stored: Response, integrity: string): Promise<boolean> {
  if (!stored.ok) return false;
  try {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await stored.clone().arrayBuffer()));
    return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
  } catch {
    return false;
  }
}
