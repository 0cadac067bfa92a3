import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { lineEnd } from './csv.ts';

/** A record in a file: its text, and how many bytes and lines it takes up. */
export interface FileRecord {
  text: string;
  bytes: number;
  lines: number;
  /** Why the record can't be used, in words; null if it can. */
  problem: string | null;
}

/** Where the record that begins here ends, with its line end; -1 if the data ends first. */
export type RecordEnd = (data: Buffer, begin: number, isLast: boolean) => number;

const chunkSize = 256 * 1024;
/** A longer record is passed over, so that memory stays small no matter what the file holds. */
const longestRecord = 256 * 1024;
/** Bytes of a record that is too long to keep. */
const shown = 1000;

/**
 * The records of a file from a byte on; one must begin there. A record that is too long, isn't UTF-8, or contains a NUL
 * character comes with its problem. A byte order mark at the start of the file isn't part of the text.
 */
export async function* recordsOf(
  file: string,
  start: number,
  endOf: RecordEnd,
): AsyncGenerator<FileRecord, void, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  let tooLong: FileRecord | null = null;
  let at = start;
  const handle = await open(file);
  try {
    const chunks = handle.createReadStream({ start, highWaterMark: chunkSize, autoClose: false });
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      if (tooLong !== null) {
        const end = lineEnd(rest, 0, false);
        tooLong.bytes += end < 0 ? rest.length : end;
        rest = end < 0 ? Buffer.alloc(0) : rest.subarray(end);
        if (end < 0) continue;
        yield tooLong;
        at += tooLong.bytes;
        tooLong = null;
      }
      for (const record of whole(rest, endOf, false, at === 0)) {
        yield record;
        at += record.bytes;
        rest = rest.subarray(record.bytes);
      }
      if (rest.length <= longestRecord) continue;
      tooLong = { text: rest.toString('utf8', 0, shown), bytes: rest.length, lines: 1, problem: lengthProblem };
      rest = Buffer.alloc(0);
    }
    if (tooLong !== null) yield tooLong;
    yield* whole(rest, endOf, true, at === 0);
  } finally {
    await handle.close();
  }
}

const lengthProblem = `is longer than ${longestRecord / 1024} KB`;
const byteOrderMark = Buffer.from('\uFEFF');

function* whole(data: Buffer, endOf: RecordEnd, isLast: boolean, isStart: boolean): Generator<FileRecord> {
  let begin = 0;
  while (begin < data.length) {
    const end = endOf(data, begin, isLast);
    if (end < 0) return;
    const hasMark = isStart && begin === 0 && data.subarray(0, 3).equals(byteOrderMark);
    yield recordOf(data.subarray(hasMark ? byteOrderMark.length : begin, end), end - begin);
    begin = end;
  }
}

function recordOf(content: Buffer, bytes: number): FileRecord {
  if (content.length > longestRecord)
    return { text: content.toString('utf8', 0, shown), bytes, lines: 1, problem: lengthProblem };
  const isReadable = isUtf8(content);
  const text = content.toString(isReadable ? 'utf8' : 'latin1');
  const lines = (text.match(/\r\n|\n|\r/g)?.length ?? 0) + (/[\r\n]$/.test(text) ? 0 : 1);
  const problem = !isReadable ? "isn't valid UTF-8" : text.includes('\0') ? 'contains a NUL character' : null;
  return { text, bytes, lines, problem };
}
