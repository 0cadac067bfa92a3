import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../processes.ts';

/** Prints a table and puts it, with the date, between its marks in a page. The first row is the head. */
export async function writeTable(
  name: string,
  rows: readonly (readonly string[])[],
  page = 'docs/performance.md',
): Promise<void> {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head = [], ...others] = rows;
  const date = new Date().toISOString().slice(0, 10);
  const table = [`Measured on ${date}.`, '', line(head), rule, ...others.map(line)].join('\n');
  console.log(table);
  const file = join(root, page);
  const before = await readFile(file, 'utf8');
  const marks = new RegExp(`(<!-- ${name} -->)[^]*(<!-- /${name} -->)`);
  await writeFile(
    file,
    before.replace(marks, (_all, begin: string, end: string) => `${begin}\n\n${table}\n\n${end}`),
  );
}
