/**
 * Whether a network response can be the current version of a stored file. Errors cannot, nor can documents of another
 * type: captive portals answer every request with a page of their own.
 */
export function canReplace(stored: Response, response: Response): boolean {
  return response.ok && mediaType(response) === mediaType(stored);
}

/** Without parameters, such as the character set. */
function mediaType({headers}: Response): string | undefined {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}
