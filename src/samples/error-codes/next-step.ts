export interface RpcError {
  code: number;
  message: string;
  data?: unknown;
}

export type NextStep = 'wait-and-repeat' | 'other-node-or-later' | 'fix-first';

const waitAndRepeat = new Set([7429, -32603, -32004, -32012, -32014, -32016, -32017, -32019]);
const otherNodeOrLater = new Set([-32001, -32005, -32007, -32008, -32009, -32010, -32011, -32018, -32020, -32021]);

export function nextStep({code}: RpcError): NextStep {
  if (waitAndRepeat.has(code)) return 'wait-and-repeat';
  if (otherNodeOrLater.has(code)) return 'other-node-or-later';
  return 'fix-first';
}

const response = await fetch(`https://solana-mainnet.api.syndica.io/api-key/${process.env.SYNDICA_API_KEY}`, {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({jsonrpc: '2.0', id: 1, method: 'getSlot'}),
  signal: AbortSignal.timeout(10_000),
});
const body = await response.text();
// What fails before it reaches a node has a status, and often no JSON.
if (!body.startsWith('{')) throw new Error(`HTTP ${response.status}: ${body}`);
const {result, error} = JSON.parse(body) as {result?: number; error?: RpcError};
console.log(error ? nextStep(error) : result);
