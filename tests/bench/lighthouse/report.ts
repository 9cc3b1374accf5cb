/** The parts of a Lighthouse report that are used here. */
export interface LighthouseReport {
  /** `benchmarkIndex` is the speed of this CPU. Lighthouse slows any CPU by the same factor, so times depend on it. */
  readonly environment: {readonly benchmarkIndex: number};
  readonly categories: Readonly<
    Record<
      string,
      {readonly title: string; readonly score: number | null; readonly auditRefs: readonly {readonly id: string}[]}
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly displayValue?: string;
  readonly details?: {readonly items?: unknown};
}

/** The subject of an audit's item, if given. */
interface Item {
  readonly url?: string;
  readonly node?: {readonly selector?: string; readonly snippet?: string};
  readonly wastedBytes?: number;
  readonly wastedMs?: number;
}

/**
 * The report with the median performance score; of an even number, the lower of the two in the middle.
 *
 * @throws if there is none
 */
export function medianReport(reports: readonly LighthouseReport[]): LighthouseReport {
  const scoreOf = ({categories}: LighthouseReport) => categories.performance?.score ?? 0;
  const sorted = [...reports].sort((a, b) => scoreOf(a) - scoreOf(b));
  const middle = sorted[Math.ceil(sorted.length / 2) - 1];
  if (middle === undefined) throw new Error('There is no Lighthouse report: BENCH_RUNS must be 1 or more.');
  return middle;
}

/** Scores out of 100, by category title. */
export function readScores({categories}: LighthouseReport): Map<string, number> {
  return new Map(Object.values(categories).map(({title, score}) => [title, Math.round((score ?? 0) * 100)]));
}

/** Audits with a lower score are listed. */
const good = 0.9;

/** Maximum number of items listed per audit. */
const shownItems = 4;

/** Lists the audits that count toward a score and are below `good`: one line each, followed by their first items. */
export function describeAudits({categories, audits}: LighthouseReport): string[] {
  const counted = new Set(Object.values(categories).flatMap(({auditRefs}) => auditRefs.map(({id}) => id)));
  return Object.values(audits)
    .filter(({id, score}) => counted.has(id) && score !== null && score < good)
    .flatMap(({id, title, displayValue, details}) => {
      const items = Array.isArray(details?.items) ? (details.items as Item[]) : [];
      const shown = items.slice(0, shownItems).map(describeItem).filter(Boolean);
      return [[id, title, displayValue].filter(Boolean).join(': '), ...shown.map((line) => `  ${line}`)];
    });
}

function describeItem({url, node, wastedBytes, wastedMs}: Item): string {
  return [
    url,
    node?.selector,
    wastedBytes ? `${(wastedBytes / 1024).toFixed(0)} KiB could be saved` : '',
    wastedMs ? `${wastedMs.toFixed(0)} ms could be saved` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
