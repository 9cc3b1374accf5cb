const endpoint = `https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`;

for (let call = 1; call <= 3; call += 1) {
  const start = performance.now();
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: call, method: 'getSlot'}),
    signal: AbortSignal.timeout(10_000),
  });
  // A connection is free for the next call once the whole body has been read.
  await response.text();
  console.log(`Call ${call}: ${(performance.now() - start).toFixed(1)} ms`);
}
