import {inspect} from 'node:util';

/** A text for a log, without the key in an address or in a header: of an error, its stack and its causes. */
export function withoutKey(value: unknown): string {
  const text = typeof value === 'string' ? value : inspect(value);
  return text.replace(/(\/api-(?:key|token)\/|x-syndica-api-(?:key|token)\W+)[^\s"'/?#]+/gi, '$1***');
}

const endpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
try {
  throw new Error(`HTTP 503 for url: ${endpoint}`);
} catch (error) {
  console.log(withoutKey(error));
}
