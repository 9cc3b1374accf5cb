interface Answer {
  id: number | null;
  // In lamports: exact up to 2^53, or 9 million SOL.
  result?: {value: number};
  error?: {code: number; message: string};
}

const accounts = ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'];

const response = await fetch('https://solana-mainnet.api.syndica.io/', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? '',
    'X-Syndica-Affinity': 'node',
  },
  body: JSON.stringify(
    accounts.map((account, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'getBalance',
      params: [account, {commitment: 'finalized'}],
    })),
  ),
  signal: AbortSignal.timeout(10_000),
});
// Body before status: an error with a code can have any status.
const body = (await response.json().catch(() => undefined)) as Answer | Answer[] | undefined;
if (!body) throw new Error(`HTTP ${response.status}`);
// One object in place of an array is an error of the whole batch.
if (!Array.isArray(body)) throw new Error(`${body.error?.code} ${body.error?.message}`);

const answers = new Map(body.map((answer) => [answer.id, answer]));
accounts.forEach((account, id) => {
  const {result, error} = answers.get(id) ?? {};
  console.log(account, error?.message ?? result?.value);
});
