import type {ReadonlyUint8Array} from '@solana/kit';

/** A Zstandard frame (RFC 8878) of raw blocks: Node.js 20 has no zstd, and decoders accept uncompressed blocks. */
export function zstdFrame(data: ReadonlyUint8Array): Uint8Array {
  const header = new Uint8Array(9);
  const view = new DataView(header.buffer);
  view.setUint32(0, 0xfd2fb528, true);
  // Single segment, with a content size field of 4 bytes.
  view.setUint8(4, 0b1010_0000);
  view.setUint32(5, data.length, true);

  const blocks: Uint8Array[] = [header];
  let start = 0;
  do {
    const content = data.slice(start, start + maxBlockBytes);
    start += maxBlockBytes;
    const isLast = start >= data.length ? 1 : 0;
    const blockHeader = (content.length << 3) | isLast;
    blocks.push(Uint8Array.of(blockHeader & 0xff, (blockHeader >> 8) & 0xff, blockHeader >> 16), content);
  } while (start < data.length);
  return Uint8Array.from(blocks.flatMap((block) => [...block]));
}

const maxBlockBytes = 128 * 1024;
