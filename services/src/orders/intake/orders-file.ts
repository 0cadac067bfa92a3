import { open } from 'node:fs/promises';
import { csvRecordEnd, lineEnd } from '../rules/csv.ts';
import { orderReader } from '../rules/order-csv.ts';

/** A record in a file: its text, and how many bytes and lines it takes up. */
export interface FileRecord {
  text: string;
  bytes: number;
  lines: number;
}

/** How a file of orders is read. */
export interface OrdersFile {
  /** What precedes the first order. */
  head: { bytes: number; lines: number };
  /** The records from a byte on; one must begin there. */
  recordsFrom(byte: number): AsyncGenerator<FileRecord, void, undefined>;
  /** What a record holds, or why it holds nothing, in words. */
  read(text: string): object | string;
}

/**
 * Opens a file of finalized orders: JSON Lines, or CSV with a header if its name ends in .csv (N-10).
 * @throws ServiceError 400 HEADER_INVALID
 */
export async function ordersFile(file: string): Promise<OrdersFile> {
  if (!/\.csv$/i.test(file))
    return { head: { bytes: 0, lines: 0 }, recordsFrom: (byte) => recordsOf(file, byte, lineEnd), read: readJson };
  const head = await headOf(file);
  return { head, recordsFrom: (byte) => recordsOf(file, byte, csvRecordEnd), read: orderReader(head.text) };
}

async function headOf(file: string): Promise<FileRecord> {
  for await (const head of recordsOf(file, 0, csvRecordEnd)) return head;
  return { text: '', bytes: 0, lines: 0 };
}

function readJson(text: string): object | string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : "isn't a JSON order";
  } catch {
    return "isn't valid JSON";
  }
}

async function* recordsOf(
  file: string,
  start: number,
  endOf: typeof csvRecordEnd,
): AsyncGenerator<FileRecord, void, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  const handle = await open(file);
  try {
    const chunks = handle.createReadStream({ start, highWaterMark: 256 * 1024, autoClose: false });
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      rest = rest.subarray(yield* whole(rest, endOf, false));
    }
    yield* whole(rest, endOf, true);
  } finally {
    await handle.close();
  }
}

function* whole(data: Buffer, endOf: typeof csvRecordEnd, isLast: boolean): Generator<FileRecord, number, undefined> {
  let begin = 0;
  while (begin < data.length) {
    const end = endOf(data, begin, isLast);
    if (end < 0) break;
    const text = data.toString('utf8', begin, end);
    yield { text, bytes: end - begin, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) };
    begin = end;
  }
  return begin;
}
