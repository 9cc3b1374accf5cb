/** What Lighthouse writes of a page; here, what is read of it. */
export interface LighthouseReport {
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

/** What an item of an audit is about, as far as it says so. */
interface Item {
  readonly url?: string;
  readonly node?: {readonly selector?: string; readonly snippet?: string};
  readonly wastedBytes?: number;
  readonly wastedMs?: number;
}

/** Of 100, by the title of the category. */
export function readScores({categories}: LighthouseReport): Map<string, number> {
  return new Map(Object.values(categories).map(({title, score}) => [title, Math.round((score ?? 0) * 100)]));
}

/** A lower score than this is worth a line. */
const good = 0.9;

/** How many of the items of an audit are shown. */
const shownItems = 4;

/** The audits of a page that count for a score and are not good: a line each, and one for each of its first items. */
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
