import type { FileHandle } from 'node:fs/promises';
import { stat } from 'node:fs/promises';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { withoutLineEnd } from '../../platform/files/csv.ts';
import { hashOf } from '../../platform/files/file-hash.ts';
import { openRejected, type RejectedLine, setAside } from '../../platform/files/rejected-lines.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { orderFinalized, playingHouseholds, takeIn } from '../../games/index.ts';
import { householdsOf } from '../../identity/index.ts';
import { type FinalizedOrder, orderOf } from '../rules/imports/order-line.ts';
import { type OrdersFile, ordersFile } from './orders-file.ts';
import { lockImport, updateImport } from '../store/order-imports.ts';
import { type OrderImportRow, ordersDb } from '../store/tables.ts';

const batchSize = 500;
const nothing = { bytes: 0, lines: 0 };

/** How far an import has come. Bytes of the file, numbers of lines: new orders, orders imported before, and rejected lines. */
export interface ImportProgress {
  bytesDone: number;
  bytesTotal: number;
  taken: number;
  known: number;
  rejected: number;
}

interface Line {
  line: number;
  text: string;
}

interface Batch {
  orders: (Line & { order: FinalizedOrder })[];
  rejected: RejectedLine[];
  lines: number;
  bytes: number;
}

/**
 * Imports the finalized orders in a JSON Lines or CSV file, a few hundred per transaction, together with the
 * progress: an import interrupted at any moment resumes from there, and no order earns twice (I-8). Lines that
 * aren't orders, or name an unknown household, go to `rejectedFile`, with their number and the reason.
 * Importing a file again changes nothing.
 * @throws ServiceError 400 FILE_EMPTY, ENCODING_INVALID, or HEADER_INVALID, 409 IMPORT_UNDER_WAY if someone else is importing the same file
 */
export async function importOrders(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random'>,
  { file, rejectedFile }: { file: string; rejectedFile: string },
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportProgress> {
  const orders = await ordersFile(file);
  const fileHash = await hashOf(file);
  const bytesTotal = (await stat(file)).size;
  let at = await inTransaction(context.db, (trx) => lockImport(ordersDb(trx), fileHash));
  if (at.finished) return progressOf({ ...at, taken: 0, known: at.known + at.taken }, bytesTotal);
  const rejected = await openRejected(rejectedFile);
  try {
    for await (const batch of batchesOf(orders, at, context.clock.now())) {
      at = await takeBatch(context, at, batch, rejected);
      onProgress(progressOf(at, bytesTotal));
    }
    await inTransaction(context.db, (trx) => updateImport(ordersDb(trx), { ...at, finished: true }));
  } finally {
    await rejected.close();
  }
  return progressOf(at, bytesTotal);
}

const progressOf = (at: OrderImportRow, bytesTotal: number): ImportProgress => ({
  bytesDone: at.bytes_done,
  bytesTotal,
  taken: at.taken,
  known: at.known,
  rejected: at.rejected,
});

async function takeBatch(
  { db: database, random }: Pick<ServiceContext, 'db' | 'random'>,
  before: OrderImportRow,
  batch: Batch,
  rejected: FileHandle,
): Promise<OrderImportRow> {
  return inTransaction(database, async (trx) => {
    const db = ordersDb(trx);
    const stored = await lockImport(db, before.file_hash);
    if (stored.bytes_done !== before.bytes_done)
      throw new ServiceError(409, 'IMPORT_UNDER_WAY', 'Someone else is importing this file.');
    const there = await knownHouseholds(trx, [...new Set(batch.orders.map(({ order }) => order.householdId))]);
    const homeless = batch.orders.filter(({ order }) => !there.has(order.householdId));
    const orders = batch.orders.flatMap(({ order }) => (there.has(order.householdId) ? [order] : []));
    const aside = [
      ...batch.rejected,
      ...homeless.map(({ line, text, order }) => ({
        line,
        reason: `household ${order.householdId} not found`,
        text,
      })),
    ].sort((a, b) => a.line - b.line);
    // Only the holder of the import writes the file.
    const rejectedBytes = await setAside(rejected, before.rejected_bytes, aside);
    const fresh = await takeIn(trx, random, orders);
    // An order placed through the storefront is already pending.
    let posted = 0;
    for (const { orderNumber, finalizedAt: at, lines } of orders)
      if (!fresh.has(orderNumber) && (await orderFinalized(trx, random, { orderNumber, at, lines }))) posted++;
    const taken = fresh.size + posted;
    const after: OrderImportRow = {
      file_hash: before.file_hash,
      bytes_done: before.bytes_done + batch.bytes,
      lines_done: before.lines_done + batch.lines,
      taken: before.taken + taken,
      known: before.known + orders.length - taken,
      rejected: before.rejected + aside.length,
      rejected_bytes: before.rejected_bytes + rejectedBytes,
      finished: false,
    };
    await updateImport(db, after);
    return after;
  });
}

/** Which of these households exist: with an account, or already in a game. */
async function knownHouseholds(trx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const known = await Promise.all([householdsOf(trx, ids), playingHouseholds(trx, ids)]);
  return new Set(known.flat());
}

async function* batchesOf(orders: OrdersFile, from: OrderImportRow, now: Temporal.Instant): AsyncGenerator<Batch> {
  const begun = from.bytes_done > 0;
  let batch: Batch = { orders: [], rejected: [], ...(begun ? nothing : orders.head) };
  let line = 1 + (begun ? from.lines_done : orders.head.lines);
  for await (const { text, bytes, lines, problem } of orders.recordsFrom(from.bytes_done + batch.bytes)) {
    batch.lines += lines;
    batch.bytes += bytes;
    if (problem !== null || !orders.isBlank(text)) {
      const value = problem ?? orders.read(text);
      const order = typeof value === 'string' ? value : orderOf(value, now);
      const bare = withoutLineEnd(text);
      if (typeof order === 'string') batch.rejected.push({ line, reason: order, text: bare });
      else batch.orders.push({ line, text: bare, order });
    }
    line += lines;
    if (batch.lines < batchSize) continue;
    yield batch;
    batch = { orders: [], rejected: [], ...nothing };
  }
  if (batch.lines > 0) yield batch;
}
