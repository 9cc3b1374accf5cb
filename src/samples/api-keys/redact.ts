import {inspect} from 'node:util';

/** Text for a log, without the key in URLs and headers; of an error, also its stack and causes. */
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
