import type { FileHandle } from 'node:fs/promises';
import { stat } from 'node:fs/promises';
import { inTransaction } from '../../platform/database/database.ts';
import { hashOf } from '../../platform/files/file-hash.ts';
import { openRejected, type RejectedLine, setAside } from '../../platform/files/rejected-lines.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { draftsIn, type Surroundings } from '../rules/imports/record.ts';
import type { Department } from '../store/departments.ts';
import { type ImportRow, importsDb } from '../store/import-tables.ts';
import { lockImport, updateImport } from '../store/imports.ts';
import { type CatalogFile, catalogFile } from './catalog-file.ts';
import { publish, type Published } from './publish.ts';
import { surroundings } from './surroundings.ts';
import { type KnownStores, type ReadLine, takeLines } from './take-batch.ts';

const batchSize = 500;
/** Of a rejected line, what is enough to find it. */
const shown = 2000;

/** How far an import has come. */
export interface CatalogProgress {
  /** 0 to 1. */
  done: number;
  staged: number;
  rejected: number;
}

export interface CatalogImport {
  /** Null when the catalog was already as the file says. */
  version: number | null;
  /** Things that are new, that are different now, and that were so already. */
  added: number;
  changed: number;
  unchanged: number;
  /** Lines, in the file of rejected lines. */
  rejected: number;
  unusedColumns: readonly string[];
}

type Context = Pick<ServiceContext, 'db' | 'clock'>;
interface Options {
  file: string;
  rejectedFile: string;
  /** Named in the version. */
  source: string;
  /** The departments, aisles, and shelves of a catalog that has none yet. */
  departments: readonly Department[];
}

/**
 * Imports products, prices, stock, and stores from a CSV or JSON Lines file. Lines are read into a staging table, a few
 * hundred per transaction together with the progress, so an import interrupted at any moment resumes from there; then all
 * of it is published in one transaction, as a new version: nobody ever sees half of an import. Lines that can't be used
 * go to `rejectedFile`, with their number and the reason. Importing a file again changes nothing.
 * @throws ServiceError 400 HEADER_INVALID or ENCODING_INVALID, 409 IMPORT_UNDER_WAY, 409 CATALOG_CHANGED
 */
export async function importCatalog(
  context: Context,
  { file, rejectedFile, source, departments }: Options,
  onProgress: (progress: CatalogProgress) => void = () => undefined,
): Promise<CatalogImport> {
  const content = await catalogFile(file);
  const importId = await hashOf(file);
  const bytesTotal = Math.max((await stat(file)).size, 1);
  const around = await surroundings(context.db, departments);
  const stores: KnownStores = new Map();
  let at = await inTransaction(context.db, (trx) => lockImport(importsDb(trx), importId));
  const rejected = await openRejected(rejectedFile);
  const tell = (published: number) =>
    onProgress({
      done: (at.bytes_done / bytesTotal) * 0.7 + published * 0.3,
      staged: at.staged,
      rejected: at.rejected,
    });
  try {
    for await (const batch of batchesOf(content, at, around)) {
      at = await takeBatch(context, at, batch, { rejected, stores });
      tell(0);
    }
    if (at.rejected === 0) await setAside(rejected, 0, []);
  } finally {
    await rejected.close();
  }
  const published: Published = await publish(context, at, { source, departments, onProgress: tell });
  return { ...published, rejected: at.rejected, unusedColumns: content.unused };
}

interface Batch {
  lines: ReadLine[];
  rejected: RejectedLine[];
  lineCount: number;
  bytes: number;
}

async function takeBatch(
  { db: database }: Context,
  before: ImportRow,
  batch: Batch,
  { rejected, stores }: { rejected: FileHandle; stores: KnownStores },
): Promise<ImportRow> {
  return inTransaction(database, async (trx) => {
    const db = importsDb(trx);
    const stored = await lockImport(db, before.import_id);
    if (stored.bytes_done !== before.bytes_done)
      throw new ServiceError(409, 'IMPORT_UNDER_WAY', 'Someone else is importing this file.');
    const taken = await takeLines(trx, before.import_id, batch.lines, stores);
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
    await updateImport(db, after);
    return after;
  });
}

async function* batchesOf(content: CatalogFile, from: ImportRow, around: Surroundings): AsyncGenerator<Batch> {
  const isBegun = from.bytes_done > 0;
  const { bytes: headBytes, lines: headLines } = content.head;
  const empty = (): Batch => ({ lines: [], rejected: [], lineCount: 0, bytes: 0 });
  let batch: Batch = isBegun ? empty() : { ...empty(), lineCount: headLines, bytes: headBytes };
  let line = 1 + (isBegun ? from.lines_done : headLines);
  for await (const { text, bytes, lines, problem } of content.recordsFrom(from.bytes_done + batch.bytes)) {
    batch.lineCount += lines;
    batch.bytes += bytes;
    const bare = text.replace(/\r?\n$/, '');
    if (problem !== null || bare.trim() !== '') {
      const record = problem ?? content.read(bare);
      const drafts = typeof record === 'string' ? record : draftsIn(record.fields, record.kinds, around);
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
