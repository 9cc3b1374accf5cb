import {createHash} from 'node:crypto';

/** The digest of a file in the format of `integrity` attributes and content security policies. */
export function integrity(content: string | Buffer, algorithm: 'sha256' | 'sha384' = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
