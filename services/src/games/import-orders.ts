import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { inTransaction } from '../platform/database.ts';
import type { ServiceContext } from '../platform/service.ts';
import { orderFinalized } from './orders.ts';
import { type FinalizedOrder, orderOf } from './rules/order-line.ts';
import { lockImport, updateImport } from './store/order-imports.ts';
import { gamesDb, type OrderImportRow } from './tables.ts';
import { takeIn } from './take-in.ts';

const batchSize = 500;

/** How far an import has come. Bytes of the file, numbers of lines. */
export interface ImportProgress {
  bytesDone: number;
  bytesTotal: number;
  taken: number;
  known: number;
  rejected: number;
}

interface Batch {
  orders: FinalizedOrder[];
  /** One JSON line for each line that is no order. */
  rejected: string[];
  lines: number;
  bytes: number;
}

/**
 * Takes in the finalized orders of a JSON-lines file, some hundreds in each transaction, together with how far it has
 * come: an import that was cut off at any moment goes on from there, and no order earns twice (I-8). Lines that are no
 * order go to `rejectedFile`, with their number and the reason.
 * @throws Error when the same file is being imported by somebody else
 */
export async function importOrders(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random'>,
  { file, rejectedFile }: { file: string; rejectedFile: string },
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportProgress> {
  const fileHash = await hashOf(file);
  const bytesTotal = (await stat(file)).size;
  let at = await inTransaction(context.db, (trx) => lockImport(gamesDb(trx), fileHash));
  const rejected = await open(rejectedFile, at.rejected_bytes > 0 ? 'r+' : 'w');
  try {
    // What was written after the last finished batch comes again.
    await rejected.truncate(at.rejected_bytes);
    if (!at.finished) {
      for await (const batch of batchesOf(file, at, context.clock.now())) {
        const text = Buffer.from(batch.rejected.map((line) => `${line}\n`).join(''));
        await rejected.write(text, 0, text.length, at.rejected_bytes);
        await rejected.sync();
        at = await takeBatch(context, at, batch, text.length);
        onProgress(progressOf(at, bytesTotal));
      }
      await inTransaction(context.db, (trx) => updateImport(gamesDb(trx), { ...at, finished: true }));
    }
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
  { db, random }: Pick<ServiceContext, 'db' | 'random'>,
  before: OrderImportRow,
  batch: Batch,
  rejectedBytes: number,
): Promise<OrderImportRow> {
  return inTransaction(db, async (trx) => {
    const games = gamesDb(trx);
    const stored = await lockImport(games, before.file_hash);
    if (stored.bytes_done !== before.bytes_done) throw new Error('This file is being imported by somebody else.');
    const fresh = await takeIn(games, random, batch.orders);
    // An order that was placed through the storefront is on the way already.
    let posted = 0;
    for (const { orderNumber, finalizedAt: at, lines } of batch.orders)
      if (!fresh.has(orderNumber) && (await orderFinalized(trx, random, { orderNumber, at, lines }))) posted++;
    const taken = fresh.size + posted;
    const after: OrderImportRow = {
      file_hash: before.file_hash,
      bytes_done: before.bytes_done + batch.bytes,
      lines_done: before.lines_done + batch.lines,
      taken: before.taken + taken,
      known: before.known + batch.orders.length - taken,
      rejected: before.rejected + batch.rejected.length,
      rejected_bytes: before.rejected_bytes + rejectedBytes,
      finished: false,
    };
    await updateImport(games, after);
    return after;
  });
}

async function* batchesOf(file: string, from: OrderImportRow, now: Temporal.Instant): AsyncGenerator<Batch> {
  let batch: Batch = { orders: [], rejected: [], lines: 0, bytes: 0 };
  let line = from.lines_done;
  for await (const { text, bytes } of linesOf(file, from.bytes_done)) {
    line++;
    batch.lines++;
    batch.bytes += bytes;
    if (text.trim() !== '') {
      const order = orderOf(text, now);
      if (typeof order === 'string') batch.rejected.push(JSON.stringify({ line, reason: order, text }));
      else batch.orders.push(order);
    }
    if (batch.lines < batchSize) continue;
    yield batch;
    batch = { orders: [], rejected: [], lines: 0, bytes: 0 };
  }
  if (batch.lines > 0) yield batch;
}

/** Lines with the bytes that each takes in the file, its end included. */
async function* linesOf(file: string, start: number): AsyncGenerator<{ text: string; bytes: number }> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { start, highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    const data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let begin = 0;
    for (let end = data.indexOf(10); end >= 0; end = data.indexOf(10, begin)) {
      yield { text: data.toString('utf8', begin, end), bytes: end + 1 - begin };
      begin = end + 1;
    }
    rest = data.subarray(begin);
  }
  if (rest.length > 0) yield { text: rest.toString('utf8'), bytes: rest.length };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
