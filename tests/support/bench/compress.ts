import {createHash} from 'node:crypto';
import {brotliCompressSync, constants} from 'node:zlib';

const known = new Map<string, Buffer>();

/**
 * As hosts send files that they have compressed beforehand: Brotli at its best. The same content is
 * compressed once a run, since pages share most files.
 */
export function compress(content: Buffer): Buffer {
  const hash = createHash('sha256').update(content).digest('hex');
  const before = known.get(hash);
  if (before) return before;
  const compressed = brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}});
  known.set(hash, compressed);
  return compressed;
}
