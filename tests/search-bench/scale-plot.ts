import type {Point} from './crossing';

/** One curve over the number of pages, both axes logarithmic. */
export interface Plot {
  readonly title: string;
  readonly points: readonly Point[];
  /** Drawn as a line across. */
  readonly limit?: {readonly y: number; readonly label: string};
}

const panel = {width: 360, height: 240, left: 56, right: 20, top: 36, bottom: 40};

/** The plots side by side, two a row, as an SVG document. */
export function drawPlots(plots: readonly Plot[]): string {
  const width = panel.width * 2;
  const height = panel.height * Math.ceil(plots.length / 2);
  const panels = plots.map(
    (plot, index) =>
      `<g transform="translate(${(index % 2) * panel.width} ${Math.floor(index / 2) * panel.height})">${drawPlot(plot)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
${panels.join('\n')}
</svg>
`;
}

function drawPlot({title, points, limit}: Plot): string {
  const ys = [...points.map(({y}) => y), ...(limit ? [limit.y] : [])];
  const toX = createAxis(decades(points.map(({x}) => x)), panel.left, panel.width - panel.right);
  const toY = createAxis(decades(ys), panel.height - panel.bottom, panel.top);
  const at = ({x, y}: Point) => `${toX(x).toFixed(1)},${toY(y).toFixed(1)}`;
  const bottom = panel.height - panel.bottom;
  const parts = [
    `<text x="${panel.left}" y="20" font-size="13" font-weight="bold">${title}</text>`,
    ...ticks(ys).map((y) => {
      const height = toY(y).toFixed(1);
      return (
        `<line x1="${panel.left}" x2="${panel.width - panel.right}" y1="${height}" y2="${height}" stroke="#ddd"/>` +
        `<text x="${panel.left - 6}" y="${height}" dy="4" text-anchor="end">${y.toLocaleString('en')}</text>`
      );
    }),
    ...points.map(
      ({x}) =>
        `<text x="${toX(x).toFixed(1)}" y="${bottom + 16}" text-anchor="middle">${x.toLocaleString('en')}</text>`,
    ),
    `<text x="${(panel.left + panel.width - panel.right) / 2}" y="${bottom + 32}" text-anchor="middle">pages</text>`,
    `<polyline points="${points.map(at).join(' ')}" fill="none" stroke="#0b62d6" stroke-width="2"/>`,
    ...points.map(({x, y}) => `<circle cx="${toX(x).toFixed(1)}" cy="${toY(y).toFixed(1)}" r="3.5" fill="#0b62d6"/>`),
  ];
  if (limit) {
    const height = toY(limit.y);
    parts.push(
      `<line x1="${panel.left}" x2="${panel.width - panel.right}" y1="${height.toFixed(1)}" y2="${height.toFixed(1)}" stroke="#c22" stroke-dasharray="5 4"/>`,
      `<text x="${panel.left + 6}" y="${(height - 5).toFixed(1)}" fill="#c22">${limit.label}</text>`,
    );
  }
  return parts.join('');
}

/** The powers of ten that enclose the values. */
function decades(values: readonly number[]): [from: number, to: number] {
  return [10 ** Math.floor(Math.log10(Math.min(...values))), 10 ** Math.ceil(Math.log10(Math.max(...values)))];
}

function ticks(values: readonly number[]): number[] {
  const [from, to] = decades(values);
  const count = Math.round(Math.log10(to / from)) + 1;
  return Array.from({length: count}, (_, index) => Number((from * 10 ** index).toPrecision(1)));
}

function createAxis([from, to]: [number, number], start: number, end: number): (value: number) => number {
  return (value) => start + ((end - start) * Math.log(value / from)) / Math.log(to / from);
}

/** The plot as lines of text: a bar for each point, its length logarithmic. */
export function drawBars({title, points, limit}: Plot): string {
  const [from, to] = decades([...points.map(({y}) => y), ...(limit ? [limit.y] : [])]);
  const bar = (y: number) => Math.round((40 * Math.log(y / from)) / Math.log(to / from));
  const row = (name: string, y: number, sign: string) =>
    `${name.padStart(14)} ${sign.repeat(bar(y)).padEnd(40)} ${y.toLocaleString('en', {maximumSignificantDigits: 3})}`;
  return [
    title,
    ...points.map(({x, y}) => row(`${x.toLocaleString('en')} pages`, y, '█')),
    ...(limit ? [row('limit', limit.y, '·')] : []),
  ].join('\n');
}
