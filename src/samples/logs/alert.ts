import {open} from 'node:fs/promises';

// Shares of a method's calls, and milliseconds. A few calls say too little.
const limits = {limited: 0.01, failed: 0.01, expected: 0.5, p95: 800, leastCalls: 20};
// What your own code handles: a transaction refused in simulation (-32002), a slot without a block (-32007, -32009),
// a block or a node that is not that far yet (-32004, -32014, -32016), an unknown signature (-32020).
// Every other code is a failure, such as those for a wrong call (-32602) or a node that is behind (-32005).
const expectedCodes = [-32002, -32004, -32007, -32009, -32014, -32016, -32020];

interface Call {
  time: string;
  method: string;
  status: number;
  code?: number | null;
  ms: number;
}

const [file = 'calls.log', minutes = '5'] = process.argv.slice(2);
const since = Date.now() - Number(minutes) * 60_000;

/** Undefined: your app printed something else, or is still writing the line. */
function parse(line: string): Partial<Call> | undefined {
  try {
    return line.startsWith('{') ? (JSON.parse(line) as Partial<Call>) : undefined;
  } catch {
    return undefined;
  }
}

function outcome({status, code}: Call): 'ok' | 'limited' | 'failed' | 'expected' {
  if (status === 429 || code === 7429) return 'limited';
  if (code) return expectedCodes.includes(code) ? 'expected' : 'failed';
  // 401 and 402 too: all calls with a key that has expired fail so.
  return status >= 200 && status < 300 ? 'ok' : 'failed';
}

const calls: Call[] = [];
try {
  if (Number.isNaN(since)) throw new Error(`Not a number of minutes: ${minutes}`);
  // Line by line: a log can be larger than what fits into memory.
  for await (const line of (await open(file)).readLines()) {
    const call = parse(line);
    if (call?.method && Date.parse(call.time ?? '') >= since) calls.push(call as Call);
  }
} catch (error) {
  console.error(error);
  // Not 1, which is the alert.
  process.exit(2);
}

for (const method of new Set(calls.map((call) => call.method))) {
  const own = calls.filter((call) => call.method === method);
  const times = own.map(({ms}) => ms).sort((a, b) => a - b);
  const p95 = times[Math.ceil(0.95 * times.length) - 1] ?? 0;
  const share = (kind: string) => own.filter((call) => outcome(call) === kind).length / own.length;
  const shares = (['limited', 'failed', 'expected'] as const).map((kind) => ({kind, value: share(kind)}));
  const isOver = p95 > limits.p95 || shares.some(({kind, value}) => value > limits[kind]);
  const verdict = own.length < limits.leastCalls ? 'few' : isOver ? 'ALERT' : 'ok';
  const text = shares.map(({kind, value}) => `${(100 * value).toFixed(1)}% ${kind}`).join(', ');
  console.log(`${verdict} ${method}: ${own.length} calls, ${text}, p95 ${p95} ms`);
  if (verdict === 'ALERT') process.exitCode = 1;
}
