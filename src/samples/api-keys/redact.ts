/** A text for a log, without the key in an address or in a header. */
export function withoutKey(text: string): string {
  return text.replace(/(\/api-key\/|x-syndica-api-key\W+)[^\s"'/?#]+/gi, '$1***');
}

const endpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
console.log(withoutKey(`POST ${endpoint} failed: HTTP 503`));
