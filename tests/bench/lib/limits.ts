import {expect} from 'vitest';

export interface Measured {
  readonly what: string;
  readonly value: number;
  readonly limit: number;
  readonly unit: 'ms' | 'kB' | 'files' | '×';
}

/** Prints each limit as met or missed. With BENCH_STRICT=1, a missed limit fails the run. */
export function reportLimits(figures: readonly Measured[]): void {
  const lines = figures.map((figure) => `${isMet(figure) ? 'met   ' : 'MISSED'}  ${describe(figure)}`);
  console.log(`${lines.join('\n')}\n`);
  if (process.env.BENCH_STRICT === '1') expect(figures.filter((figure) => !isMet(figure)).map(describe)).toEqual([]);
}

const digits: Readonly<Record<Measured['unit'], number>> = {ms: 0, kB: 1, files: 0, '×': 2};

const isMet = ({value, limit}: Measured) => value <= limit;

function describe({what, value, limit, unit}: Measured): string {
  const [measured, allowed] = [value, limit].map((figure) => figure.toFixed(digits[unit]));
  return `${what}: ${measured} ${unit} (limit ${allowed} ${unit})`;
}
