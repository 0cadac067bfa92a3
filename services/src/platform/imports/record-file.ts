import { open } from 'node:fs/promises';
import { csvFields, csvRecordEnd, lineEnd } from '../files/csv.ts';
import { type FileRecord, recordsOf } from '../files/records.ts';
import { ServiceError } from '../http/errors.ts';

/** What a kind of file calls its fields, and what records with some of them hold. */
export interface RecordNames<Name extends string, Kind> {
  /** Our name for a column; undefined for one that nothing is read from. */
  fieldOf(column: string): Name | undefined;
  /** What records with these fields hold, or what they would need, in words. */
  kindsOf(has: ReadonlySet<Name>): Kind | string;
}

/** A record's fields by our names, and what it holds; or why it can't be read, in words. */
export type ReadRecord<Name extends string, Kind> =
  | { pairs: readonly (readonly [Name, string])[]; kinds: Kind }
  | string;

/** How a file of records is read. */
export interface RecordFile<Name extends string, Kind> {
  /** What precedes the first record. */
  head: { bytes: number; lines: number };
  /** Columns that nothing is read from. */
  unused: readonly string[];
  /** The records from a byte on; one must begin there. */
  recordsFrom(byte: number): AsyncGenerator<FileRecord, void, undefined>;
  read(text: string): ReadRecord<Name, Kind>;
}

/**
 * Opens a file: CSV with a header if its name ends in .csv, JSON Lines otherwise.
 * @throws ServiceError 400 ENCODING_INVALID, 400 HEADER_INVALID
 */
export async function recordFile<Name extends string, Kind extends object>(
  file: string,
  names: RecordNames<Name, Kind>,
): Promise<RecordFile<Name, Kind>> {
  await mustBeBytes(file);
  if (!/\.csv$/i.test(file)) {
    const recordsFrom = (byte: number) => recordsOf(file, byte, lineEnd);
    return { head: { bytes: 0, lines: 0 }, unused: [], recordsFrom, read: (text) => readJson(text, names) };
  }
  const head = await headOf(file);
  const columns = head.problem ?? csvFields(head.text);
  if (typeof columns === 'string') throw invalid(`The header ${columns}.`);
  const ours = columns.map(names.fieldOf);
  const known = ours.filter((name) => name !== undefined);
  const twice = known.find((name, at) => known.indexOf(name) !== at);
  if (twice !== undefined) throw invalid(`Two columns of the header mean ${twice}.`);
  const kinds = names.kindsOf(new Set(known));
  if (typeof kinds === 'string') throw invalid(kinds);
  return {
    head,
    unused: columns.filter((_, at) => ours[at] === undefined),
    recordsFrom: (byte) => recordsOf(file, byte, csvRecordEnd),
    read: (text) => {
      const cells = csvFields(text);
      if (typeof cells === 'string') return cells;
      if (cells.length !== ours.length) return `has ${cells.length} fields, the header ${ours.length}`;
      return { pairs: ours.flatMap((name, at): [Name, string][] => (name ? [[name, cells[at] ?? '']] : [])), kinds };
    },
  };
}

const invalid = (message: string) => new ServiceError(400, 'HEADER_INVALID', message);

/** UTF-16 would look like one endless line. */
async function mustBeBytes(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const start = buffer.toString('hex', 0, bytesRead);
    if (start === 'fffe' || start === 'feff')
      throw new ServiceError(400, 'ENCODING_INVALID', 'The file is UTF-16. Save it as UTF-8.');
  } finally {
    await handle.close();
  }
}

async function headOf(file: string): Promise<FileRecord> {
  for await (const head of recordsOf(file, 0, csvRecordEnd)) return head;
  return { text: '', bytes: 0, lines: 0, problem: null };
}

function readJson<Name extends string, Kind extends object>(
  text: string,
  { fieldOf, kindsOf }: RecordNames<Name, Kind>,
): ReadRecord<Name, Kind> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "isn't valid JSON";
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return "isn't a JSON object";
  const pairs: [Name, string][] = [];
  for (const [key, given] of Object.entries(value) as [string, unknown][]) {
    const name = fieldOf(key);
    if (name === undefined || given === null) continue;
    const content = textOf(given);
    if (content === null) return `${key} is neither text nor a number`;
    if (content.includes('\0')) return 'contains a NUL character';
    if (pairs.some(([known]) => known === name)) return `has ${name} twice`;
    pairs.push([name, content]);
  }
  const kinds = kindsOf(new Set(pairs.map(([name]) => name)));
  return typeof kinds === 'string' ? kinds : { pairs, kinds };
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join(', ') : null;
}
