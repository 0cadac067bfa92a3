import { execFileSync } from 'node:child_process';

/** Memory that a process holds, in megabytes. */
export function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) / 1024;
}

/** One line of a chart. */
export interface Curve {
  name: string;
  /** A color for light and dark alike. */
  color: string;
  values: readonly number[];
}

const width = 720;
const height = 260;
const margin = { left: 56, right: 16, top: 32, bottom: 36 };

/** A chart of memory over time, as SVG. `seconds` is what its values span. */
export function memoryChart(title: string, seconds: number, curves: readonly Curve[]): string {
  const most = Math.ceil(Math.max(...curves.flatMap(({ values }) => values)) / 100) * 100;
  const x = (index: number, count: number) =>
    margin.left + (index / Math.max(1, count - 1)) * (width - margin.left - margin.right);
  const y = (value: number) => height - margin.bottom - (value / most) * (height - margin.top - margin.bottom);
  const text = (at: string, words: string, more = '') => `<text ${at}${more}>${words}</text>`;
  const lines = Array.from({ length: most / 100 + 1 }, (_, index) => index * 100).map(
    (value) =>
      `<line x1="${margin.left}" x2="${width - margin.right}" y1="${y(value)}" y2="${y(value)}" stroke="#8884"/>` +
      text(`x="${margin.left - 8}" y="${y(value) + 4}"`, String(value), ' text-anchor="end"'),
  );
  const drawn = curves.map(
    ({ color, values }) =>
      `<polyline fill="none" stroke="${color}" stroke-width="2" points="${values
        .map((value, index) => `${x(index, values.length).toFixed(1)},${y(value).toFixed(1)}`)
        .join(' ')}"/>`,
  );
  const legend = curves.map(({ name, color }, index) =>
    text(`x="${margin.left + index * 120}" y="${height - 8}" style="fill:${color}"`, name),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">`,
    '<style>text{font:12px system-ui,sans-serif;fill:#777}</style>',
    text(`x="${margin.left}" y="18"`, title),
    ...lines,
    ...drawn,
    ...legend,
    text(`x="${width - margin.right}" y="${height - 8}"`, `${Math.round(seconds / 60)} minutes`, ' text-anchor="end"'),
    '</svg>',
    '',
  ].join('\n');
}
