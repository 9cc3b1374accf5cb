interface OutputPage {
  items: {uid: string; key: string; value: unknown}[];
  nextCursor: string;
  hasMore: boolean;
}

const indexerId = '5f8d1a52-3c0b-4a7e-b8c4-2f6f0d9e7a21';
const url = new URL(`https://dyndexer.example.com/v1/indexers/${indexerId}/output?key=SwapRecord`);
let page: OutputPage;
do {
  const response = await fetch(url, {headers: {'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? ''}});
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  page = (await response.json()) as OutputPage;
  for (const {uid, value} of page.items) {
    console.log(uid, JSON.stringify(value));
  }
  url.searchParams.set('cursor', page.nextCursor);
} while (page.hasMore);
console.log('next run starts at', page.nextCursor);
