import { open } from 'node:fs/promises';
import { ServiceError } from '../http/service-error.ts';
import { csvFields, csvRecordEnd, type Delimiter, delimiters, lineEnd, withoutLineEnd } from './csv.ts';
import { type FileRecord, recordsOf } from './records.ts';

/** What precedes the first record of a file. */
export interface Head {
  bytes: number;
  lines: number;
}

/** A file of records. */
export interface RecordSource {
  head: Head;
  /** The columns of its header; null for JSON Lines. */
  columns: readonly string[] | null;
  /** The records from a byte on; one must begin there. */
  recordsFrom(byte: number): AsyncGenerator<FileRecord, void, undefined>;
  /** The fields of a record, or why it can't be read, in words. */
  fieldsOf(text: string): string[] | string;
  /** Is there nothing on the line, or nothing but delimiters? */
  isBlank(text: string): boolean;
}

const all = Object.keys(delimiters) as Delimiter[];

/**
 * Opens a file: CSV with a header if its name ends in .csv, JSON Lines otherwise. Lines end in LF, CR, or CRLF; between fields
 * are commas, semicolons, tabs, or pipes: whichever a first line `sep=;` says, or else makes the most of the header.
 * @param knows is anything read from a column of this name?
 * @throws ServiceError 400 FILE_EMPTY, ENCODING_INVALID, or HEADER_INVALID
 */
export async function openRecords(file: string, knows: (column: string) => boolean): Promise<RecordSource> {
  await mustBeText(file);
  const isBlank = (text: string) => text.trim() === '';
  if (!/\.csv$/i.test(file))
    return {
      head: { bytes: 0, lines: 0 },
      columns: null,
      recordsFrom: (byte) => recordsOf(file, byte, lineEnd),
      fieldsOf: () => "isn't a record with columns",
      isBlank,
    };
  const { header, head, delimiter } = await headOf(file, knows);
  if (header.problem !== null) throw invalid(`The header ${header.problem}.`);
  const columns = csvFields(header.text, delimiter);
  if (typeof columns === 'string') throw invalid(`In the header ${columns}.`);
  if (columns.length === 1)
    throw invalid(`The header is one column. Columns are separated by commas, semicolons, tabs, or pipes.`);
  return {
    head,
    columns,
    recordsFrom: (byte) => recordsOf(file, byte, csvRecordEnd(delimiter)),
    fieldsOf: (text) => csvFields(text, delimiter),
    isBlank: (text) => isBlank(text.replaceAll(delimiter, '')),
  };
}

/** A file that can't be read has one clear sentence. */
export const invalid = (message: string) => new ServiceError(400, 'HEADER_INVALID', message);

async function headOf(
  file: string,
  knows: (column: string) => boolean,
): Promise<{ header: FileRecord; head: Head; delimiter: Delimiter }> {
  const [first = nothing, second = nothing] = await firstOf(file, 2);
  const [, said] = /^"?sep=(.+?)"?$/i.exec(withoutLineEnd(first.text)) ?? [];
  if (said === undefined) {
    const known = (delimiter: Delimiter) => {
      const columns = csvFields(first.text, delimiter);
      return typeof columns === 'string' ? 0 : columns.filter(knows).length;
    };
    const delimiter = all.toSorted((one, other) => known(other) - known(one))[0]!;
    return { header: first, head: first, delimiter };
  }
  const delimiter = all.find((each) => each === said.replace('\\t', '\t'));
  if (delimiter === undefined) throw invalid(`The file says sep=${said}; it can be a comma, semicolon, tab, or pipe.`);
  return {
    header: second,
    head: { bytes: first.bytes + second.bytes, lines: first.lines + second.lines },
    delimiter,
  };
}

const nothing: FileRecord = { text: '', bytes: 0, lines: 0, problem: null };

async function firstOf(file: string, count: number): Promise<FileRecord[]> {
  const found: FileRecord[] = [];
  for await (const record of recordsOf(file, 0, csvRecordEnd())) {
    found.push(record);
    if (found.length === count) break;
  }
  return found;
}

/** UTF-16 would look like one endless line. */
async function mustBeText(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const start = buffer.subarray(0, bytesRead);
    if (['fffe', 'feff'].includes(start.toString('hex', 0, 2)))
      throw new ServiceError(400, 'ENCODING_INVALID', 'The file is UTF-16. Save it as UTF-8.');
    if (bytesRead < 64 && start.toString('utf8').trim() === '')
      throw new ServiceError(400, 'FILE_EMPTY', 'The file is empty.');
  } finally {
    await handle.close();
  }
}
