import { isStorable } from '../../platform/files/cell.ts';
import { openRecords, type RecordSource } from '../../platform/files/record-source.ts';
import { isOrderColumn, orderReader } from '../rules/imports/order-csv.ts';

/** How a file of orders is read. */
export interface OrdersFile extends Pick<RecordSource, 'head' | 'recordsFrom' | 'isBlank'> {
  /** What a record holds, or why it holds nothing, in words. */
  read(text: string): object | string;
}

/**
 * Opens a file of finalized orders: JSON Lines, or CSV with a header if its name ends in .csv (N-10).
 * @throws ServiceError 400 FILE_EMPTY, ENCODING_INVALID, or HEADER_INVALID
 */
export async function ordersFile(file: string): Promise<OrdersFile> {
  const source = await openRecords(file, isOrderColumn);
  const { columns, fieldsOf } = source;
  return { ...source, read: columns === null ? readJson : orderReader(columns, fieldsOf) };
}

function readJson(text: string): object | string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return "isn't a JSON order";
    return isStorable(value) ? value : 'contains half a character, or NUL';
  } catch {
    return "isn't valid JSON";
  }
}
