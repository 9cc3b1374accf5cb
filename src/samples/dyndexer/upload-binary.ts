import {createHash, randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';

const file = await readFile('processor.wasm');
const digest = createHash('sha256').update(file).digest('base64');

const response = await fetch('https://dyndexer.example.com/v1/binaries?name=swap-records-1', {
  method: 'POST',
  headers: {
    'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? '',
    'Content-Type': 'application/wasm',
    'Content-Digest': `sha-256=:${digest}:`,
    // To repeat the upload after a timeout, use the same key.
    'Idempotency-Key': randomUUID(),
  },
  body: file,
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const binary = (await response.json()) as {id: string; size: number; sha256: string};
console.log(binary.id, binary.size, binary.sha256);
