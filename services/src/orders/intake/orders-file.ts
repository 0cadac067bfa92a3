import { csvRecordEnd, lineEnd } from '../../platform/files/csv.ts';
import { type FileRecord, recordsOf } from '../../platform/files/records.ts';
import { orderReader } from '../rules/imports/order-csv.ts';

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
  return { text: '', bytes: 0, lines: 0, problem: null };
}

function readJson(text: string): object | string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : "isn't a JSON order";
  } catch {
    return "isn't valid JSON";
  }
}
