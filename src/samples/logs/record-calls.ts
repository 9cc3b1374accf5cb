const endpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;

interface RpcAnswer {
  result?: unknown;
  error?: {code: number; message: string};
}

/** Calls a method, and writes a line by which you find the call in the dashboard. */
async function call(method: string, params: unknown[] = []): Promise<RpcAnswer> {
  const started = new Date();
  let status = 0;
  let answer: RpcAnswer = {};
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
      signal: AbortSignal.timeout(10_000),
    });
    const body = await response.text();
    // Only now: a body that times out is no answer either.
    status = response.status;
    if (!response.ok) throw new Error(`${method}: HTTP ${status}`);
    answer = JSON.parse(body) as RpcAnswer;
    return answer;
  } finally {
    const ms = Date.now() - started.getTime();
    const time = started.toISOString();
    console.log(JSON.stringify({time, method, status, code: answer.error?.code, ms}));
  }
}

await call('getSlot', [{commitment: 'finalized'}]);
