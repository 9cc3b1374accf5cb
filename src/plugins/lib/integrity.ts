import {createHash} from 'node:crypto';

/** The digest of a file in the format of `integrity` attributes and content security policies. */
export function integrity(content: string | Buffer, algorithm: 'sha256' | 'sha384' = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** The digest of a content in a file name, in hexadecimal digits. */
export function contentHash(content: string | Uint8Array, length = 8): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}
