/** What your page calls, and nothing else. */
const allowed = new Set(['getAccountInfo', 'getBalance', 'getHealth']);

/** Answers a request of your page: the key is added on your server. */
export async function handle(request: Request): Promise<Response> {
  const call: unknown = await request.json().catch(() => undefined);
  const method = (call as {method?: unknown} | null | undefined)?.method;
  if (typeof method !== 'string' || !allowed.has(method)) {
    return new Response('Not allowed', {status: 403});
  }

  const answer = await fetch('https://solana-mainnet.api.syndica.io/', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? '',
    },
    body: JSON.stringify(call),
    signal: AbortSignal.timeout(10_000),
  });
  return new Response(answer.body, {
    status: answer.status,
    headers: {'Content-Type': 'application/json'},
  });
}

for (const method of ['getHealth', 'getProgramAccounts']) {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method});
  const request = new Request('http://localhost/rpc', {method: 'POST', body});
  console.log(method, (await handle(request)).status);
}
