import {randomUUID} from 'node:crypto';
import {readFile} from 'node:fs/promises';

const postgresWriter: unknown = JSON.parse(await readFile('postgres_writer_config.json', 'utf8'));

const response = await fetch('https://dyndexer.example.com/v1/indexers', {
  method: 'POST',
  headers: {
    'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? '',
    'Content-Type': 'application/json',
    // To repeat the call after a timeout, send the same key.
    'Idempotency-Key': randomUUID(),
  },
  body: JSON.stringify({
    name: 'swap-records',
    binaryId: '0b6f2c1e-8f0e-4c53-9a3f-5d0a4a1b7c11',
    postgresWriter,
  }),
  signal: AbortSignal.timeout(30_000),
});
if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);

const indexer = (await response.json()) as {id: string; status: string};
console.log(indexer.id, indexer.status);
