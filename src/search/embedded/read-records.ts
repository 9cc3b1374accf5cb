import {packedEncoding, RecordReader} from '../../lib/search/packed-records';
import type {SearchRecord} from '../../lib/search/search-record';

/**
 * Streams the records of the index as they download.
 *
 * @param url of the index, for the error message.
 * @throws when the index is damaged.
 */
export async function* readRecords(
  body: ReadableStream<Uint8Array>,
  url: string,
): AsyncGenerator<readonly SearchRecord[], void> {
  const reader = new RecordReader();
  const decoder = new TextDecoder(packedEncoding);
  const pieces = body.getReader();
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
    const text = decoder.decode(piece.value, {stream: true});
    yield intact(() => reader.read(text), url);
  }
  intact(() => reader.end(), url);
}

function intact<T>(read: () => T, url: string): T {
  try {
    return read();
  } catch (cause) {
    const problem = cause instanceof SyntaxError ? 'it is not JSON.' : (cause as Error).message;
    throw new Error(`${url} is damaged: ${problem}`, {cause});
  }
}
