import {open} from 'node:fs/promises';

// Shares of a method's calls, and milliseconds. A few calls say too little.
const limits = {limited: 0.01, failed: 0.01, p95: 800, leastCalls: 20};

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
  if (own.length < limits.leastCalls) continue;
  const times = own.map(({ms}) => ms).sort((a, b) => a - b);
  const p95 = times[Math.ceil(0.95 * times.length) - 1] ?? 0;
  const share = (counts: (call: Call) => boolean) => own.filter(counts).length / own.length;
  const limited = share(({status, code}) => status === 429 || code === 7429);
  const failed = share(({status}) => status === 0 || status >= 500);
  const isOver = limited > limits.limited || failed > limits.failed || p95 > limits.p95;
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
  console.log(
    `${isOver ? 'ALERT' : 'ok'} ${method}: ${own.length} calls, ` +
      `${percent(limited)} limited, ${percent(failed)} failed, p95 ${p95} ms`,
  );
  if (isOver) process.exitCode = 1;
}
