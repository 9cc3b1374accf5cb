import {createHash} from 'node:crypto';

/** The digest of a file in the format of `integrity` attributes and content security policies. */
export function integrity(content: string | Buffer, algorithm: 'sha256' | 'sha384' = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** The SHA-256 digest of a content, in hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The start of a digest: enough to tell versions of a file apart by name. */
export function contentHash(content: string | Uint8Array): string {
  return sha256(content).slice(0, 8);
}
