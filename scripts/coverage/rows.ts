/** A row of the requirements: its letter and number, as `S-36`. */
export type Row = `${string}-${number}`;

/** Rows below one heading, in their order. */
export interface Section {
  /** The chapter and the heading in it: `G. Games`, `Entities`; a chapter without headings has the first alone. */
  title: string[];
  rows: Row[];
}

/** The rows that the requirements list, by heading: `- **G-1** …`, or a line of a table that begins with one. */
export function sectionsOf(requirements: string): Section[] {
  const sections: Section[] = [];
  let chapter = '';
  for (const line of requirements.split('\n')) {
    const [, marks, title = ''] = /^(##|###) (.*)$/.exec(line) ?? [];
    if (marks === '##') chapter = title;
    if (marks) sections.push({ title: marks === '##' ? [title] : [chapter, title], rows: [] });
    const [, row] = /^(?:- \*\*|\| )([A-Z]-\d+)\b/.exec(line) ?? [];
    if (row) sections.at(-1)?.rows.push(row as Row);
  }
  return sections.filter(({ rows }) => rows.length > 0);
}

/** The rows that a text names; `S-41..S-46` names all between. */
export function namedIn(text: string): Set<Row> {
  const rows = new Set<Row>();
  for (const [, letter, first, last = first] of text.matchAll(
    /\b([GSXNIT])-(\d+)(?:\s*(?:\.\.|…)\s*(?:[GSXNIT]-)?(\d+))?/g,
  ))
    for (let number = Number(first); number <= Number(last); number += 1) rows.add(`${letter}-${number}`);
  return rows;
}

/** By row, the names of what mentions it, each once, in their order. */
export function byRow(mentions: Iterable<readonly [name: string, text: string]>): Map<Row, string[]> {
  const found = new Map<Row, Set<string>>();
  for (const [name, text] of mentions)
    for (const row of namedIn(text)) found.set(row, (found.get(row) ?? new Set()).add(name));
  return new Map([...found].map(([row, names]) => [row, [...names]]));
}

/** A source text without its comments: a row is held by what a test says it does, not by a remark beside it. */
export const withoutComments = (code: string): string =>
  code.replaceAll(/^\s*\/\*[\s\S]*?\*\/\s*$/gm, '').replaceAll(/^\s*\/\/.*$/gm, '');
