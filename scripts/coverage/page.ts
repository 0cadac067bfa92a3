import type { Row, Section } from './rows.ts';

/** So many names stand beside a row; how many more there are is a number. */
const most = 2;

export interface Coverage {
  sections: readonly Section[];
  tests: ReadonlyMap<Row, readonly string[]>;
  /** Where a row can be seen: screens, fields of the schema, REST calls, or stories. */
  seen: ReadonlyMap<Row, readonly string[]>;
  /** How a person sees the rows that no test can hold. */
  byEye: ReadonlyMap<Row, string>;
}

/** Rows that no test holds, in the order of the requirements. */
const untested = ({ sections, tests }: Pick<Coverage, 'sections' | 'tests'>): Row[] =>
  sections.flatMap(({ rows }) => rows.filter((row) => !tests.get(row)?.length));

/** Those of them that nobody sees either. */
export const unheldOf = ({ byEye, ...coverage }: Pick<Coverage, 'sections' | 'tests' | 'byEye'>): Row[] =>
  untested(coverage).filter((row) => !byEye.has(row));

const heading = '## Not held by a test yet';

/** The rows that a page lists as not held. */
export function listedIn(page: string): Set<string> {
  const from = page.indexOf(heading);
  const list = from < 0 ? '' : page.slice(from + heading.length).split('\n## ')[0]!;
  return new Set(list.match(/\b[A-Z]-\d+\b/g));
}

const named = (names: readonly string[]): string =>
  [
    ...names.slice(0, most).map((name) => `\`${name}\``),
    ...(names.length > most ? [`${names.length - most} more`] : []),
  ].join(', ');

/** Rows that stand side by side and are seen and held alike have one line. */
function linesOf(section: Section, { tests, seen }: Coverage): string[] {
  const lines: { rows: Row[]; text: string }[] = [];
  for (const row of section.rows) {
    const held = tests.get(row) ?? [];
    if (held.length === 0) continue;
    const where = seen.get(row) ?? [];
    const text = `${where.length > 0 ? `${named(where)}; held by ` : ''}${named(held)}`;
    const last = lines.at(-1);
    if (last?.text === text) last.rows.push(row);
    else lines.push({ rows: [row], text });
  }
  return lines.map(({ rows, text }) => `- **${rows.join(', ')}** ${text}`);
}

/** The page: what isn't held first, then every row with where it can be seen and what holds it. */
export function pageOf(coverage: Coverage): string {
  const unheld = unheldOf(coverage);
  const noTest = untested(coverage);
  const people = noTest.flatMap((row) => {
    const how = coverage.byEye.get(row);
    return how === undefined ? [] : [`- **${row}** ${how}`];
  });
  const all = coverage.sections.flatMap(({ rows }) => rows);
  const letters = [...new Set(all.map((row) => row[0]!))];
  const of = (rows: readonly Row[], letter: string) => rows.filter((row) => row.startsWith(letter));
  const lists = letters
    .filter((letter) => of(unheld, letter).length > 0)
    .map((letter) => `- ${of(unheld, letter).join(', ')}`);
  let chapter = '';
  const chapters = coverage.sections.flatMap((section) => {
    const [first = '', second] = section.title;
    const lines = linesOf(section, coverage);
    if (lines.length === 0) return [];
    const titles = [...(first === chapter ? [] : [`## ${first}`, '']), ...(second ? [`### ${second}`, ''] : [])];
    chapter = first;
    return [...titles, ...lines, ''];
  });
  return [
    '# Coverage',
    '',
    'Each row of the [requirements](requirements.md): the screens, fields of the schema, REST calls, or stories where you can see it, and the tests that hold it. A story only shows a row; a test holds it. `npm run coverage` writes this page from the tests; `npm test` fails when a row has lost its last test.',
    '',
    ...letters.map(
      (letter) =>
        `- ${letter}: ${of(all, letter).length - of(noTest, letter).length} of ${of(all, letter).length} rows are held by a test`,
    ),
    '',
    ...(lists.length > 0 ? [heading, '', ...lists, ''] : []),
    ...(people.length > 0 ? ['## What only a person sees', '', ...people, ''] : []),
    ...chapters,
  ].join('\n');
}
