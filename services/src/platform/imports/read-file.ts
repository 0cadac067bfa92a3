import type { FileHandle } from 'node:fs/promises';
import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { withoutLineEnd } from '../files/csv.ts';
import { hashOf } from '../files/file-hash.ts';
import type { FileRecord } from '../files/records.ts';
import { openRejected, type RejectedLine, setAside } from '../files/rejected-lines.ts';
import { ServiceError } from '../http/errors.ts';
import { type ImportRow, type ImportSchema, lockImport, updateImport } from './progress.ts';
import type { Taken } from './staging.ts';

const batchSize = 500;
/** Of a rejected line, what is enough to find it. */
const shown = 2000;

/** A line that could be read. */
export interface ReadLine<Draft> {
  line: number;
  text: string;
  drafts: readonly Draft[];
}

/** A file, and what becomes of its lines. */
export interface Reading<Draft> {
  schema: ImportSchema;
  file: string;
  rejectedFile: string;
  content: {
    head: { bytes: number; lines: number };
    recordsFrom(byte: number): AsyncGenerator<FileRecord, void, undefined>;
    /** Is there nothing on the line? */
    isBlank(text: string): boolean;
  };
  /** What a record holds, or why it holds nothing, in words. */
  draftsOf(text: string): readonly Draft[] | string;
  /** Of the whole import, how much is reading it, 0 to 1; 0.7 if omitted. */
  readShare?: number;
  /** Stages what lines hold, in the transaction that notes the progress. */
  take(trx: Transaction, importId: string, lines: readonly ReadLine<Draft>[]): Promise<Taken>;
}

/** How far an import has come. */
export interface ImportProgress {
  /** 0 to 1. */
  done: number;
  staged: number;
  rejected: number;
}

/** A file that has been read whole. */
export interface ReadFile {
  at: ImportRow;
  /** How far it has come, with this share of it published. */
  progress(published: number): ImportProgress;
}

/**
 * Reads a file's lines into a staging table, a few hundred per transaction together with the progress, so that an import that
 * is interrupted at any moment resumes from there. Lines that can't be used go to `rejectedFile`, with their number and the
 * reason.
 * @throws ServiceError 409 IMPORT_UNDER_WAY
 */
export async function readFileInto<Draft>(
  db: Database,
  reading: Reading<Draft>,
  onProgress: (progress: ImportProgress) => void,
): Promise<ReadFile> {
  const { schema, file, rejectedFile, readShare = 0.7 } = reading;
  const importId = await hashOf(file);
  const bytesTotal = Math.max((await stat(file)).size, 1);
  let at = await inTransaction(db, (trx) => lockImport(trx, schema, importId));
  const rejected = await openRejected(rejectedFile);
  const progress = (published: number): ImportProgress => ({
    done: (at.bytes_done / bytesTotal) * readShare + published * (1 - readShare),
    staged: at.staged,
    rejected: at.rejected,
  });
  try {
    for await (const batch of batchesOf(reading, at)) {
      at = await takeBatch(db, reading, at, batch, rejected);
      onProgress(progress(0));
    }
    if (at.rejected === 0) await setAside(rejected, 0, []);
  } finally {
    await rejected.close();
  }
  return { at, progress };
}

interface Batch<Draft> {
  lines: ReadLine<Draft>[];
  rejected: RejectedLine[];
  lineCount: number;
  bytes: number;
}

async function takeBatch<Draft>(
  db: Database,
  { schema, take }: Reading<Draft>,
  before: ImportRow,
  batch: Batch<Draft>,
  rejected: FileHandle,
): Promise<ImportRow> {
  return inTransaction(db, async (trx) => {
    const stored = await lockImport(trx, schema, before.import_id);
    if (stored.bytes_done !== before.bytes_done) throw importUnderWay();
    const taken = await takeWhatCanBeStored(trx, batch.lines, (lines) => take(trx, before.import_id, lines));
    const aside = [...batch.rejected, ...taken.rejected].toSorted((one, other) => one.line - other.line);
    // Only the holder of the import writes the file.
    const rejectedBytes = await setAside(
      rejected,
      before.rejected_bytes,
      aside.map((each) => ({ ...each, text: each.text.slice(0, shown) })),
    );
    const after: ImportRow = {
      import_id: before.import_id,
      bytes_done: before.bytes_done + batch.bytes,
      lines_done: before.lines_done + batch.lineCount,
      staged: before.staged + taken.staged,
      rejected: before.rejected + aside.length,
      rejected_bytes: before.rejected_bytes + rejectedBytes,
    };
    await updateImport(trx, schema, after);
    return after;
  });
}

/** What the database says about a value, rather than about itself: wrong data, or data that breaks a rule. */
const isOfTheData = (error: unknown): error is Error => /^2[23]/.test((error as { code?: string }).code ?? '');

/** Takes lines together, or, where the database refuses what one of them holds, each by itself: it costs that line only. */
async function takeWhatCanBeStored<Draft>(
  trx: Transaction,
  lines: readonly ReadLine<Draft>[],
  take: (lines: readonly ReadLine<Draft>[]) => Promise<Taken>,
): Promise<Taken> {
  await sql`savepoint lines`.execute(trx);
  try {
    return await take(lines);
  } catch (error) {
    if (!isOfTheData(error)) throw error;
    await sql`rollback to savepoint lines`.execute(trx);
    const [only, ...more] = lines;
    if (only && more.length === 0)
      return { staged: 0, rejected: [{ line: only.line, reason: "holds what can't be stored", text: only.text }] };
  }
  const taken: Taken = { staged: 0, rejected: [] };
  for (const line of lines) {
    const { staged, rejected } = await takeWhatCanBeStored(trx, [line], take);
    taken.staged += staged;
    taken.rejected.push(...rejected);
  }
  return taken;
}

async function* batchesOf<Draft>({ content, draftsOf }: Reading<Draft>, from: ImportRow): AsyncGenerator<Batch<Draft>> {
  const isBegun = from.bytes_done > 0;
  const { bytes: headBytes, lines: headLines } = content.head;
  const empty = (): Batch<Draft> => ({ lines: [], rejected: [], lineCount: 0, bytes: 0 });
  let batch: Batch<Draft> = isBegun ? empty() : { ...empty(), lineCount: headLines, bytes: headBytes };
  let line = 1 + (isBegun ? from.lines_done : headLines);
  for await (const { text, bytes, lines, problem } of content.recordsFrom(from.bytes_done + batch.bytes)) {
    batch.lineCount += lines;
    batch.bytes += bytes;
    const bare = withoutLineEnd(text);
    if (problem !== null || !content.isBlank(bare)) {
      const drafts = problem ?? draftsOf(bare);
      if (typeof drafts === 'string') batch.rejected.push({ line, reason: drafts, text: bare });
      else batch.lines.push({ line, text: bare, drafts });
    }
    line += lines;
    if (batch.lines.length + batch.rejected.length < batchSize) continue;
    yield batch;
    batch = empty();
  }
  if (batch.lineCount > 0) yield batch;
}

/** Another process is reading or publishing the same file. */
export const importUnderWay = () => new ServiceError(409, 'IMPORT_UNDER_WAY', 'Someone else is importing this file.');
