const tooLarge = 7701;

interface Call {
  id: number;
  method: string;
  params?: unknown[];
}

interface Answer {
  id: number | null;
  result?: unknown;
  error?: {code: number; message: string};
}

/** Sends calls in one request, or in two when the plan does not allow so many. */
async function batch(calls: Call[]): Promise<Answer[]> {
  const response = await fetch('https://solana-mainnet.api.syndica.io/', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? '',
      'X-Syndica-Affinity': 'node',
    },
    body: JSON.stringify(calls.map((call) => ({jsonrpc: '2.0', ...call}))),
    signal: AbortSignal.timeout(10_000),
  });

  // Body before status: an error with a code can have any status.
  const body = (await response.json().catch(() => undefined)) as Answer | Answer[] | undefined;
  if (!body) throw new Error(`HTTP ${response.status}`);
  const answers = [body].flat();
  if (!answers.some(({error}) => error?.code === tooLarge)) return answers;
  if (calls.length === 1) throw new Error('Not even one call fits');
  const half = Math.ceil(calls.length / 2);
  console.log(`${calls.length} calls are too many: trying ${half}`);
  const first = await batch(calls.slice(0, half));
  return [...first, ...(await batch(calls.slice(half)))];
}

const methods = ['getSlot', 'getBlockHeight', 'getEpochInfo', 'getHealth'];
const calls = [...methods, ...methods].map((method, id) => ({id, method}));

// Answers can come in any order, and each can be an error.
const byId = new Map((await batch(calls)).map((answer) => [answer.id, answer]));
for (const {id, method} of calls) {
  const answer = byId.get(id);
  console.log(id, method, answer?.error?.message ?? answer?.result);
}
