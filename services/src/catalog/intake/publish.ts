import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { forgetImport, type ImportRow, isImportAt } from '../../platform/imports/progress.ts';
import { importUnderWay } from '../../platform/imports/read-file.ts';
import {
  beginVersion,
  endVersion,
  markTakenBack,
  newestVersions,
  takeBack,
  type VersionRow,
  versionToTakeBack,
  type Written,
  writeStaged,
} from '../../platform/imports/versions.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { type Department, departmentTree } from '../store/departments.ts';
import { addDepartments, refreshStatistics } from '../store/publish.ts';
import { learnPhrases } from '../taxonomy/learn-phrases.ts';
import { forgetEmptyPhotos, mergePhotos } from '../store/pictures/photos.ts';
import { takeBackBrands, targets, writeBrandsAndPictures } from '../store/versions.ts';

type Context = Pick<ServiceContext, 'db' | 'clock'>;

/** What publishing wrote; no version when nothing differed. */
export interface Published extends Written {
  version: number | null;
}

/** How many versions can be taken back. */
const keptVersions = 5;
const lock = 'larder catalog version';

/**
 * Publishes what an import staged, in one transaction, as a new version.
 * @throws ServiceError 409 IMPORT_UNDER_WAY, 409 CATALOG_CHANGED when a product or a shelf it needs is gone
 */
export async function publish(
  { db, clock }: Context,
  at: ImportRow,
  options: { source: string; departments: readonly Department[]; onProgress: (done: number) => void },
): Promise<Published> {
  const { import_id: importId, staged } = at;
  try {
    return await inTransaction(db, async (trx) => {
      await lockUntilCommit(trx, lock);
      if (!(await isImportAt(trx, 'catalog', at))) throw importUnderWay();
      if ((await departmentTree(trx)).length === 0) await addDepartments(trx, options.departments);
      const version = await beginVersion(trx, 'catalog', options.source, clock.now());
      let rows = 0;
      const onProgress = (more: number) => options.onProgress((rows += more) / Math.max(staged, 1));
      await forgetEmptyPhotos(trx, importId);
      const written = await writeStaged(
        trx,
        'catalog',
        { importId, version, targets },
        {
          before: async ({ kind }, range) => {
            if (kind === 'product') await writeBrandsAndPictures(trx, version, range);
            if (kind === 'photo') await mergePhotos(trx, range);
          },
          onProgress,
        },
      );
      const isNew = await endVersion(trx, 'catalog', { version, kept: keptVersions }, written);
      await forgetImport(trx, 'catalog', importId);
      if (!isNew) return { ...written, version: null };
      await learnPhrases(trx);
      await refreshStatistics(trx);
      return { ...written, version };
    });
  } catch (error) {
    if ((error as { code?: string }).code !== '23503') throw error;
    await forgetImport(db, 'catalog', importId);
    throw new ServiceError(409, 'CATALOG_CHANGED', 'The catalog has changed since the file was read. Import it again.');
  }
}

/**
 * Takes the newest version back: its products, photos, and prices are again as they were before. Stock stays as it is.
 * @returns the version and how many rows it had changed
 * @throws ServiceError 409 NOTHING_TO_ROLL_BACK
 */
export async function rollBack({ db, clock }: Context): Promise<{ version: number; rows: number }> {
  return inTransaction(db, async (trx) => {
    await lockUntilCommit(trx, lock);
    const newest = await versionToTakeBack(trx, 'catalog');
    if (!newest)
      throw new ServiceError(
        409,
        'NOTHING_TO_ROLL_BACK',
        'There is no version whose products or prices can be taken back.',
      );
    const rows = await takeBack(trx, 'catalog', newest.version, targets);
    await takeBackBrands(trx, newest.version);
    await markTakenBack(trx, 'catalog', newest.version, clock.now());
    await learnPhrases(trx);
    await refreshStatistics(trx);
    return { version: newest.version, rows };
  });
}

/** The newest versions of the catalog, newest first. */
export const newestCatalogVersions = (db: Database, limit: number): Promise<VersionRow[]> =>
  newestVersions(db, 'catalog', limit);
