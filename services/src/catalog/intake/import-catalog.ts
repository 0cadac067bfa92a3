import { type ImportProgress, readFileInto } from '../../platform/imports/read-file.ts';
import { recordFile } from '../../platform/imports/record-file.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { fieldOf, fieldsFrom, kindsOf } from '../rules/imports/fields.ts';
import { draftsIn } from '../rules/imports/record.ts';
import type { Department } from '../store/departments.ts';
import { publish, type Published } from './publish.ts';
import { surroundings } from './surroundings.ts';
import { type KnownStores, takeLines } from './take-batch.ts';

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
 * Imports products, prices, stock, and stores from a CSV or JSON Lines file. Lines are read into a staging table, then all
 * of it is published in one transaction, as a new version: nobody ever sees half of an import, and one that is interrupted
 * at any moment resumes from there. Importing a file again changes nothing.
 * @throws ServiceError 400 HEADER_INVALID or ENCODING_INVALID, 409 IMPORT_UNDER_WAY, 409 CATALOG_CHANGED
 */
export async function importCatalog(
  context: Context,
  { file, rejectedFile, source, departments }: Options,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<CatalogImport> {
  const content = await recordFile(file, { fieldOf, kindsOf });
  const around = await surroundings(context.db, departments);
  const stores: KnownStores = new Map();
  const { at, progress } = await readFileInto(
    context.db,
    {
      schema: 'catalog',
      file,
      rejectedFile,
      content,
      draftsOf: (text) => {
        const record = content.read(text);
        return typeof record === 'string' ? record : draftsIn(fieldsFrom(record.pairs), record.kinds, around);
      },
      take: (trx, importId, lines) => takeLines(trx, importId, lines, stores),
    },
    onProgress,
  );
  const published: Published = await publish(context, at, {
    source,
    departments,
    onProgress: (done) => onProgress(progress(done)),
  });
  return { ...published, rejected: at.rejected, unusedColumns: content.unused };
}
