const endpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;

interface RpcAnswer {
  result?: unknown;
  error?: {code: number; message: string};
}

/** Empty: the body is not from a node, or was cut off. */
function parse(body: string): RpcAnswer {
  try {
    return body.startsWith('{') ? (JSON.parse(body) as RpcAnswer) : {};
  } catch {
    return {};
  }
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
    // Body before status: an error with a code can have any status, and a body that times out is no answer.
    const body = await response.text();
    answer = parse(body);
    const isWhole = !response.ok || 'result' in answer || 'error' in answer;
    if (isWhole) status = response.status;
    if (!response.ok || !isWhole) throw new Error(`${method}: HTTP ${response.status} ${answer.error?.message ?? ''}`);
    return answer;
  } finally {
    const ms = Date.now() - started.getTime();
    const time = started.toISOString();
    console.log(JSON.stringify({time, method, status, code: answer.error?.code, ms}));
  }
}

await call('getSlot', [{commitment: 'finalized'}]);
