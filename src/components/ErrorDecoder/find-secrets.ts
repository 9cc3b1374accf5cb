/** What must not be shared with a pasted text. */
export type Secret = 'api-key' | 'secret-key';

/** Behind these, a key stands in addresses, headers and commands; older forms of Syndica as well. */
const keyPlaces =
  /(?:\/api-key\/|\/api-token\/|\/access-token\/|x-syndica-api-(?:key|token)["']?\s{0,4}[:=]\s{0,4}["']?|[?&]api[-_]?key=|\bsyndica_api_key\s{0,2}[:=]\s{0,2}["']?|authorization["']?\s{0,4}:\s{0,4}["']?bearer\s{1,4})([^\s"'`/?&\\]{8,200})/gi;

/** What samples and careful writers put in its place. */
const placeholder = /^(?:your|my|the|<|\$|\{|%|\*|x{4,}|…|\.{3}|redacted|placeholder|key$)|[*•…]{3}|\.\.\.$/i;

/** A Solana key pair, as its file holds it: 64 bytes in a list. */
const keyPair = /\[\s{0,9}(?:\d{1,3}\s{0,9},\s{0,9}){63}\d{1,3}\s{0,9}\]/;

/** Whether a text seems to hold a key that the reader should mask before anyone else sees it. */
export function findSecrets(text: string): readonly Secret[] {
  const keys = [...text.matchAll(keyPlaces)].map(([, key = '']) => key);
  return [
    ...(keys.some((key) => !placeholder.test(key)) ? (['api-key'] as const) : []),
    ...(keyPair.test(text) ? (['secret-key'] as const) : []),
  ];
}
