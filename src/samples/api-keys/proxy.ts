// #region handle
/** The origin of your page: change it. */
const site = 'http://localhost:3000';

/** What your page calls, and nothing else. */
const allowed = new Set(['getAccountInfo', 'getBalance', 'getHealth']);

/** The headers of request affinity: passed on unchanged. */
const affinity = ['x-syndica-affinity', 'x-syndica-affinity-key'];

const headers = {
  'Access-Control-Allow-Origin': site,
  'Access-Control-Allow-Headers': ['Content-Type', 'Solana-Client', ...affinity].join(', '),
  'Access-Control-Expose-Headers': 'Retry-After',
  'Content-Type': 'application/json',
};

/** Answers a request of your page: the key is added on your server. */
export async function handle(request: Request): Promise<Response> {
  const answer = (status: number, body: string | null = null) => new Response(body, {status, headers});

  if (request.headers.get('Origin') !== site) return answer(403);
  if (request.method === 'OPTIONS') return answer(204);

  const call: unknown = await request.json().catch(() => undefined);
  const method = (call as {method?: unknown} | null | undefined)?.method;
  if (typeof method !== 'string' || !allowed.has(method)) return answer(403);

  try {
    const response = await fetch('https://solana-mainnet.api.syndica.io/', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? '',
        ...Object.fromEntries([...request.headers].filter(([name]) => affinity.includes(name))),
      },
      body: JSON.stringify(call),
      signal: AbortSignal.timeout(10_000),
    });
    const answered = answer(response.status, await response.text());
    const retryAfter = response.headers.get('Retry-After');
    if (retryAfter) answered.headers.set('Retry-After', retryAfter);
    return answered;
  } catch (error) {
    return answer(error instanceof Error && error.name === 'TimeoutError' ? 504 : 502);
  }
}
// #endregion handle

// #region try
async function ask(method: string, origin = site): Promise<void> {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method});
  const request = new Request('http://localhost/rpc', {
    method: 'POST',
    headers: {Origin: origin},
    body,
  });
  console.log(method, 'from', origin, (await handle(request)).status);
}

await ask('getHealth');
await ask('getProgramAccounts');
await ask('getHealth', 'http://localhost:4000');
// #endregion try
