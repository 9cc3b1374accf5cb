/**
 * Whether a stored response still equals what was built. Browser storage can be corrupt: disks fail, profiles are
 * partially restored, extensions write to it.
 *
 * @param integrity digest of the body, as `sha256-…`
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
