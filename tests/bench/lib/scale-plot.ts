export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The data of one curve. */
interface Series {
  readonly name: string;
  readonly points: readonly Point[];
}

/** Curves over the number of pages, with logarithmic axes. */
export interface Plot {
  readonly title: string;
  readonly series: readonly Series[];
  /** Drawn as a horizontal line. */
  readonly limit?: {readonly y: number; readonly label: string};
}

const panel = {width: 360, height: 240, left: 56, right: 20, top: 36, bottom: 40};

/** Readable in both color modes; the dashes distinguish the curves without color. */
const looks = [
  {light: '#0b62d6', dark: '#6cb1ff', dashes: 'none'},
  {light: '#7a4b00', dark: '#e0a94a', dashes: '7 3'},
  {light: '#0a6b50', dark: '#4cc9a2', dashes: '2 3'},
  {light: '#8a2f8f', dark: '#d893dc', dashes: '9 3 2 3'},
  {light: '#555555', dark: '#b0b0b0', dashes: '4 4'},
] as const;

const styleSheet = [
  rules('light', {paper: '#fff', text: '#1b1b1f', grid: '#ddd', limit: '#c22'}),
  `@media (prefers-color-scheme: dark) { ${rules('dark', {paper: '#1b1b1d', text: '#e3e3e3', grid: '#444', limit: '#ff8a80'})} }`,
].join('\n');

function rules(
  mode: 'light' | 'dark',
  {paper, text, grid, limit}: Record<'paper' | 'text' | 'grid' | 'limit', string>,
) {
  const curves = looks.map((look, index) => `.s${index} { color: ${look[mode]} }`);
  return `.paper { fill: ${paper} } text { fill: ${text} } .grid { stroke: ${grid} } .limit { color: ${limit} } text.limit { fill: ${limit} } ${curves.join(' ')}`;
}

/** Draws the plots as an SVG document, two per row. */
export function drawPlots(plots: readonly Plot[]): string {
  const width = panel.width * 2;
  const names = plots[0]?.series.map(({name}) => name) ?? [];
  const body = panel.height * Math.ceil(plots.length / 2);
  // With a single curve, its name is in the title, so there is no legend.
  const height = body + (names.length > 1 ? 28 : 0);
  const panels = plots.map(
    (plot, index) =>
      `<g transform="translate(${(index % 2) * panel.width} ${Math.floor(index / 2) * panel.height})">${drawPlot(plot)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">
<style>
${styleSheet}
</style>
<rect class="paper" width="100%" height="100%"/>
${panels.join('\n')}${names.length > 1 ? drawLegend(names, width, body) : ''}
</svg>
`;
}

function drawLegend(names: readonly string[], width: number, y: number): string {
  const step = (width - 2 * panel.right) / names.length;
  return names
    .map((name, index) => {
      const x = panel.right + index * step;
      const line = `<line class="s${index}" x1="${x}" x2="${x + 26}" y1="${y + 8}" y2="${y + 8}" ${stroke(index)}/>`;
      return `${line}<text x="${x + 32}" y="${y + 12}">${name}</text>`;
    })
    .join('');
}

const stroke = (series: number) =>
  `stroke="currentColor" stroke-width="2" stroke-dasharray="${looks[series % looks.length]?.dashes ?? 'none'}"`;

function drawPlot({title, series, limit}: Plot): string {
  const points = series.flatMap((each) => each.points);
  const ys = [...points.map(({y}) => y), ...(limit ? [limit.y] : [])];
  const toX = createAxis(decades(points.map(({x}) => x)), panel.left, panel.width - panel.right);
  const toY = createAxis(decades(ys), panel.height - panel.bottom, panel.top);
  const at = ({x, y}: Point) => `${toX(x).toFixed(1)},${toY(y).toFixed(1)}`;
  const drawPoint = ({x, y}: Point) =>
    `<circle cx="${toX(x).toFixed(1)}" cy="${toY(y).toFixed(1)}" r="3.5" fill="currentColor"/>`;
  const bottom = panel.height - panel.bottom;
  const parts = [
    `<text x="${panel.left}" y="20" font-size="13" font-weight="bold">${title}</text>`,
    ...ticks(ys).map((y) => {
      const height = toY(y).toFixed(1);
      return (
        `<line x1="${panel.left}" x2="${panel.width - panel.right}" y1="${height}" y2="${height}" class="grid"/>` +
        `<text x="${panel.left - 6}" y="${height}" dy="4" text-anchor="end">${y.toLocaleString('en')}</text>`
      );
    }),
    ...[...new Set(points.map(({x}) => x))].map(
      (x) => `<text x="${toX(x).toFixed(1)}" y="${bottom + 16}" text-anchor="middle">${x.toLocaleString('en')}</text>`,
    ),
    `<text x="${(panel.left + panel.width - panel.right) / 2}" y="${bottom + 32}" text-anchor="middle">pages</text>`,
    ...series.map(
      (each, index) =>
        `<g class="s${index % looks.length}"><polyline points="${each.points.map(at).join(' ')}" fill="none" ${stroke(index)}/>${each.points.map(drawPoint).join('')}</g>`,
    ),
  ];
  if (limit) {
    const height = toY(limit.y);
    parts.push(
      `<line x1="${panel.left}" x2="${panel.width - panel.right}" y1="${height.toFixed(1)}" y2="${height.toFixed(1)}" class="limit" stroke="currentColor" stroke-dasharray="5 4"/>`,
      `<text x="${panel.left + 6}" y="${(height - 5).toFixed(1)}" class="limit">${limit.label}</text>`,
    );
  }
  return parts.join('');
}

/** The powers of ten that bound the values. */
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

/** Draws the plot as text: a bar per point, of logarithmic length. */
export function drawBars({title, series, limit}: Plot): string {
  const ys = [...series.flatMap(({points}) => points.map(({y}) => y)), ...(limit ? [limit.y] : [])];
  const [from, to] = decades(ys);
  const bar = (y: number) => Math.round((40 * Math.log(y / from)) / Math.log(to / from));
  const row = (name: string, y: number, sign: string) =>
    `${name.padStart(14)} ${sign.repeat(bar(y)).padEnd(40)} ${y.toLocaleString('en', {maximumSignificantDigits: 3})}`;
  return [
    title,
    ...series.flatMap(({points}) => points.map(({x, y}) => row(`${x.toLocaleString('en')} pages`, y, '█'))),
    ...(limit ? [row('limit', limit.y, '·')] : []),
  ].join('\n');
}
