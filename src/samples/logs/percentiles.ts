const endpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;
const calls = 100;

const times: number[] = [];
for (let call = 0; call < calls; call += 1) {
  const started = performance.now();
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: call, method: 'getSlot'}),
    signal: AbortSignal.timeout(10_000),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  times.push(performance.now() - started);
}

times.sort((a, b) => a - b);
for (const percent of [50, 95, 99]) {
  const time = times[Math.ceil((percent / 100) * calls) - 1] ?? 0;
  console.log(`p${percent}: ${time.toFixed(1)} ms`);
}
