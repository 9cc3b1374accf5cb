import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';

interface BinaryPage {
  items: {id: string; name: string; sha256: string}[];
  nextCursor: string;
  hasMore: boolean;
}

const sha256 = createHash('sha256')
  .update(await readFile('processor.wasm'))
  .digest('hex');
const url = new URL('https://dyndexer.example.com/v1/binaries');
let page: BinaryPage;
let found: BinaryPage['items'][number] | undefined;
do {
  const headers = {'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? ''};
  const response = await fetch(url, {headers, signal: AbortSignal.timeout(30_000)});
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  page = (await response.json()) as BinaryPage;
  found = page.items.find((binary) => binary.sha256 === sha256);
  url.searchParams.set('cursor', page.nextCursor);
} while (page.hasMore && found === undefined);
console.log(found === undefined ? 'not uploaded yet' : `uploaded as ${found.name} (${found.id})`);
