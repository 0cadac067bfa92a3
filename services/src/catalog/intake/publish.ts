import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { addOfferings, addStores, plainOffering } from '../../stores/index.ts';
import type { StagedStore } from './staged-content.ts';
import { type Department, departmentTree } from '../store/departments.ts';
import { type ImportRow, importsDb } from '../store/import-tables.ts';
import { forgetImport, isImportAt, stagedContents } from '../store/imports.ts';
import { refreshPhrases } from '../store/phrases.ts';
import { addDepartments, refreshStatistics } from '../store/publish.ts';
import {
  beginVersion,
  endVersion,
  keepChangesOf,
  newestVersions,
  takeBack,
  versionToTakeBack,
  type Written,
  writeStaged,
} from '../store/versions.ts';
import { catalogDb } from '../store/tables.ts';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** What publishing wrote; no version when nothing differed. */
export interface Published extends Written {
  version: number | null;
}

/** How many versions can be taken back. */
const keptVersions = 5;
const storesAtOnce = 500;
const lock = 'larder catalog version';

/**
 * Publishes what an import staged, in one transaction, as a new version.
 * @throws ServiceError 409 IMPORT_UNDER_WAY, 409 CATALOG_CHANGED when a product or a shelf it needs is gone
 */
export async function publish(
  { db, clock }: Context,
  { import_id: importId, staged, bytes_done: bytesDone }: ImportRow,
  options: { source: string; departments: readonly Department[]; onProgress: (done: number) => void },
): Promise<Published> {
  try {
    return await inTransaction(db, async (trx) => {
      await lockUntilCommit(trx, lock);
      const imports = importsDb(trx);
      if (!(await isImportAt(imports, importId, bytesDone)))
        throw new ServiceError(409, 'IMPORT_UNDER_WAY', 'Someone else is importing this file.');
      if ((await departmentTree(trx)).length === 0) await addDepartments(trx, options.departments);
      const version = await beginVersion(imports, options.source, clock.now());
      let rows = 0;
      const progress = (more: number) => options.onProgress((rows += more) / Math.max(staged, 1));
      const stores = await writeStores(trx, importId, progress);
      const written = await writeStaged(imports, importId, version, progress);
      const all: Written = {
        added: written.added + stores.added,
        changed: written.changed,
        unchanged: written.unchanged + stores.unchanged,
      };
      await endVersion(imports, version, all);
      await keepChangesOf(imports, keptVersions);
      await forgetImport(imports, importId);
      if (all.added + all.changed === 0) return { ...all, version: null };
      await refreshPhrases(catalogDb(trx));
      await refreshStatistics(trx);
      return { ...all, version };
    });
  } catch (error) {
    if ((error as { code?: string }).code !== '23503') throw error;
    await inTransaction(db, (trx) => forgetImport(importsDb(trx), importId));
    throw new ServiceError(409, 'CATALOG_CHANGED', 'The catalog has changed since the file was read. Import it again.');
  }
}

async function writeStores(trx: Transaction, importId: string, onProgress: (rows: number) => void) {
  const stores = { added: 0, unchanged: 0 };
  for (let after = ''; ;) {
    const rows = await stagedContents(importsDb(trx), importId, { kind: 'store', after, limit: storesAtOnce });
    const drafts = rows.map(({ content }) => content as unknown as StagedStore).filter(({ isKnown }) => !isKnown);
    if (drafts.length > 0) {
      await addStores(
        trx,
        drafts.map(({ store }) => store),
      );
      await addOfferings(
        trx,
        drafts.map(({ store: { storeId }, position }) => ({ ...plainOffering, storeId, position })),
      );
    }
    stores.added += drafts.length;
    stores.unchanged += rows.length - drafts.length;
    onProgress(rows.length);
    after = rows.at(-1)?.key ?? '';
    if (rows.length < storesAtOnce) return stores;
  }
}

/**
 * Takes the newest version back: its products and prices are again as they were before. Stores and stock stay as they are.
 * @returns the version and how many rows it had changed
 * @throws ServiceError 409 NOTHING_TO_ROLL_BACK
 */
export async function rollBack({ db, clock }: Context): Promise<{ version: number; rows: number }> {
  return inTransaction(db, async (trx) => {
    await lockUntilCommit(trx, lock);
    const imports = importsDb(trx);
    const newest = await versionToTakeBack(imports);
    if (!newest)
      throw new ServiceError(
        409,
        'NOTHING_TO_ROLL_BACK',
        'There is no version whose products or prices can be taken back.',
      );
    const rows = await takeBack(imports, newest.version, clock.now());
    await refreshPhrases(catalogDb(trx));
    await refreshStatistics(trx);
    return { version: newest.version, rows };
  });
}

/** A version of the catalog, as an import published it. */
export interface CatalogVersion {
  version: number;
  /** The file's name. */
  source: string;
  publishedAt: Temporal.Instant;
  added: number;
  changed: number;
  rolledBackAt: Temporal.Instant | null;
}

/** The newest versions, newest first. */
export async function newestCatalogVersions(db: Database, limit: number): Promise<CatalogVersion[]> {
  const rows = await newestVersions(importsDb(db), limit);
  return rows.map(({ version, source, published_at: publishedAt, added, changed, rolled_back_at: rolledBackAt }) => ({
    version,
    source,
    publishedAt,
    added,
    changed,
    rolledBackAt,
  }));
}
