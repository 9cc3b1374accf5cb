import {setTimeout as sleep} from 'node:timers/promises';

interface LogPage {
  items: {timestamp: string; level: 'info' | 'warn' | 'error'; message: string}[];
  nextCursor: string;
  hasMore: boolean;
}

const indexerId = '5f8d1a52-3c0b-4a7e-b8c4-2f6f0d9e7a21';
const url = new URL(`https://dyndexer.example.com/v1/indexers/${indexerId}/logs`);
for (;;) {
  const headers = {'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? ''};
  const response = await fetch(url, {headers, signal: AbortSignal.timeout(10_000)}).catch((error: Error) =>
    console.error('Not read:', error.message),
  );
  // A limit, a failure of the service, a lost connection: all of them can pass.
  if (!response || response.status === 429 || response.status >= 500) {
    if (response) console.error('Not read:', response.status);
    await sleep((Number(response?.headers.get('Retry-After')) || 5) * 1000);
    continue;
  }
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const page = (await response.json()) as LogPage;
  for (const {timestamp, level, message} of page.items) {
    console.log(timestamp, level, message);
  }
  url.searchParams.set('cursor', page.nextCursor);
  if (!page.hasMore) await sleep(5000);
}
