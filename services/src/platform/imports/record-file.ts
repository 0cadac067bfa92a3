import { cellIn } from '../files/cell.ts';
import { invalid, openRecords, type RecordSource } from '../files/record-source.ts';

/** What a kind of file calls its fields, and what records with some of them hold. */
export interface RecordNames<Name extends string, Kind> {
  /** Our name for a column; undefined for one that nothing is read from. */
  fieldOf(column: string): Name | undefined;
  /** What records with these fields hold, or what they would need, in words. */
  kindsOf(has: ReadonlySet<Name>): Kind | string;
  /** A line of JSON with one level, where lines have more. */
  flatLine?(line: object): object;
}

/** A record's fields by our names, and what it holds; or why it can't be read, in words. */
export type ReadRecord<Name extends string, Kind> =
  | { pairs: readonly (readonly [Name, string])[]; kinds: Kind }
  | string;

/** How a file of records is read. */
export interface RecordFile<Name extends string, Kind> extends Pick<RecordSource, 'head' | 'recordsFrom' | 'isBlank'> {
  /** Columns that nothing is read from. */
  unused: readonly string[];
  read(text: string): ReadRecord<Name, Kind>;
}

/**
 * Opens a file: CSV with a header if its name ends in .csv, JSON Lines otherwise.
 * @throws ServiceError 400 FILE_EMPTY, ENCODING_INVALID, or HEADER_INVALID
 */
export async function recordFile<Name extends string, Kind extends object>(
  file: string,
  names: RecordNames<Name, Kind>,
): Promise<RecordFile<Name, Kind>> {
  const source = await openRecords(file, (column) => names.fieldOf(column) !== undefined);
  const { columns } = source;
  if (columns === null) return { ...source, unused: [], read: (text) => readJson(text, names) };
  const ours = columns.map(names.fieldOf);
  const known = ours.filter((name) => name !== undefined);
  const twice = known.find((name, at) => known.indexOf(name) !== at);
  if (twice !== undefined) throw invalid(`Two columns of the header mean ${twice}.`);
  const kinds = names.kindsOf(new Set(known));
  if (typeof kinds === 'string') throw invalid(kinds);
  return {
    ...source,
    unused: columns.filter((_, at) => ours[at] === undefined),
    read: (text) => {
      const cells = source.fieldsOf(text);
      if (typeof cells === 'string') return cells;
      if (cells.length !== ours.length) return `has ${cells.length} fields, the header ${ours.length}`;
      return recordOf(
        ours.flatMap((name, at): [Name, string][] => (name ? [[name, cells[at] ?? '']] : [])),
        kinds,
      );
    },
  };
}

/** A record of these fields, once each can be used. */
function recordOf<Name extends string, Kind>(
  given: readonly (readonly [Name, string])[],
  kinds: Kind,
): ReadRecord<Name, Kind> {
  const pairs: [Name, string][] = [];
  for (const [name, text] of given) {
    const cell = cellIn(text);
    if ('problem' in cell) return `${name} ${cell.problem}`;
    pairs.push([name, cell.value]);
  }
  return { pairs, kinds };
}

function readJson<Name extends string, Kind extends object>(
  text: string,
  { fieldOf, kindsOf, flatLine = (line) => line }: RecordNames<Name, Kind>,
): ReadRecord<Name, Kind> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "isn't valid JSON";
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return "isn't a JSON object";
  const pairs: [Name, string][] = [];
  for (const [key, given] of Object.entries(flatLine(value)) as [string, unknown][]) {
    const name = fieldOf(key);
    if (name === undefined || given === null) continue;
    const content = textOf(given);
    if (content === null) return `${key} is neither text nor a number`;
    if (pairs.some(([known]) => known === name)) return `has ${name} twice`;
    pairs.push([name, content]);
  }
  const kinds = kindsOf(new Set(pairs.map(([name]) => name)));
  return typeof kinds === 'string' ? kinds : recordOf(pairs, kinds);
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join(', ') : null;
}
