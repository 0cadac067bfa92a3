/** A constant of the specification. */
export interface Constant {
  /** `cartLifetime`, or `catalogDeadlines.pdpData`. */
  name: string;
  /** As people read it: 900,000. */
  value: string;
  /** What the value counts: ms, items. */
  unit: string;
  /** Rows of the requirements that ask for it. */
  rows: readonly string[];
  meaning: string;
  file: string;
}

const described = /\/\*\* ((?:S-\d+(?:, )?)+), ([^:*]+): ([^*]+?) \*\/\nexport const (\w+)\b/g;

/** What a file says of its constants: `S-242, ms: stored coupons count for so long.` before each. @param values its exports */
export function constantsIn(file: string, text: string, values: Readonly<Record<string, unknown>>): Constant[] {
  return [...text.matchAll(described)].flatMap(([, rows = '', unit = '', meaning = '', name = '']) =>
    valuesOf(name, values[name]).map((value) => ({ ...value, unit, rows: rows.split(', '), meaning, file })),
  );
}

type NamedValue = Pick<Constant, 'name' | 'value'>;

/** One value, or one for each number of a table; names that codes stand for are one list. */
function valuesOf(name: string, value: unknown): NamedValue[] {
  if (typeof value !== 'object' || value === null) return [{ name, value: textOf(value) }];
  if (Array.isArray(value)) return [{ name, value: value.map(textOf).join(', ') }];
  const entries = Object.entries(value as Readonly<Record<string, unknown>>);
  if (entries.every(([, each]) => typeof each === 'number'))
    return entries.map(([key, each]) => ({ name: `${name}.${key}`, value: textOf(each) }));
  return [{ name, value: entries.map(([key, each]) => `${key} = ${nameIn(each)}`).join('; ') }];
}

/** A name, or that of something which has one. */
const nameIn = (value: unknown): string =>
  textOf(typeof value === 'object' ? (value as { name: unknown }).name : value);
const textOf = (value: unknown): string => (typeof value === 'number' ? value.toLocaleString('en-US') : String(value));

const numberOf = ({ rows: [row = ''] }: Constant): number => Number(row.slice('S-'.length));

/** Cells of a table, each column as wide as its widest. */
function tableOf(lines: readonly (readonly string[])[]): string[] {
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0))) ?? [];
  const row = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = lines;
  return [row(head), row(widths.map((width) => '-'.repeat(width))), ...rest.map(row)];
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The page of constants by their rows, names that codes stand for below. @throws Error if two parts disagree on a constant */
export function pageOf(constants: readonly Constant[]): string {
  for (const [name, same] of Map.groupBy(constants, (each) => each.name))
    if (new Set(same.map(({ value }) => value)).size > 1)
      throw new Error(`${name} has to be the same in ${same.map(({ file }) => file).join(' and ')}`);
  const sorted = constants.toSorted(
    (one, other) => numberOf(one) - numberOf(other) || one.name.localeCompare(other.name, 'en'),
  );
  const single = sorted.filter(({ unit }) => unit !== 'names');
  return [
    '# Constants',
    '',
    'Numbers and names that the [requirements](requirements.md) set, each in one place of the part that uses it. Where two parts use the same one, they have to agree. `npm run codegen` writes this page from those files.',
    '',
    ...tableOf([
      ['Row', 'Name', 'Value', 'Unit', 'What it is', 'File'],
      ...single.map(({ rows, name, value, unit, meaning, file }) => [
        rows.join(', '),
        `\`${name}\``,
        value,
        unit,
        sentence(meaning),
        `\`${file}\``,
      ]),
    ]),
    '',
    ...sorted
      .filter(({ unit }) => unit === 'names')
      .flatMap(({ rows, value, meaning, file }) => [
        `## Names ${meaning.replace(/[.]$/, '')} (${rows.join(', ')})`,
        '',
        `In \`${file}\`:`,
        '',
        ...value.split('; ').map((each) => `- ${each}`),
        '',
      ]),
  ].join('\n');
}
