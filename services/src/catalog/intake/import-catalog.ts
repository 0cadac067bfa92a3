import type { ServiceContext } from '../../platform/service.ts';
import { openMediaStore } from '../../platform/media/open-media-store.ts';
import { type ImportProgress, readFileInto, type Reading, type ReadFile } from '../../platform/imports/read-file.ts';
import { recordFile } from '../../platform/imports/record-file.ts';
import type { Fetching } from '../photos/fetch-original.ts';
import { type Originals, remoteOriginals } from '../photos/originals.ts';
import { fieldOf, fieldsFrom, kindsOf } from '../rules/imports/fields.ts';
import { type Draft, draftsIn } from '../rules/imports/record.ts';
import type { Department } from '../store/departments.ts';
import { publish, type Published } from './publish.ts';
import { surroundings } from './surroundings.ts';
import { type KnownStores, takeLines } from './take-batch.ts';
import { listUntyped } from './untyped.ts';
import { type PhotoProgress, takePhotos } from './take-photos.ts';

export interface CatalogImport {
  /** Null when the catalog was already as the file says. */
  version: number | null;
  /** Things that are new, that are different now, and that were so already. */
  added: number;
  changed: number;
  unchanged: number;
  /** Lines, and photos of lines, in the file of rejected lines. */
  rejected: number;
  /** Products that no type fits, in the file of untyped ones: a search finds them by their words only. */
  untyped: number;
  unusedColumns: readonly string[];
}

/** How far an import of the catalog has come. */
export interface CatalogProgress extends ImportProgress {
  /** null before the first photo is there. */
  photos: PhotoProgress | null;
}
export type OnCatalogProgress = (progress: CatalogProgress) => void;

export type ImportContext = Pick<ServiceContext, 'db' | 'clock' | 'config'>;
interface Options {
  file: string;
  rejectedFile: string;
  /** Where products without a type are listed. */
  untypedFile: string;
  /** Named in the version. */
  source: string;
  /** The departments, aisles, and shelves of a catalog that has none yet. */
  departments: readonly Department[];
  /** How originals are fetched, where a test says so. */
  fetching?: Fetching;
}

/**
 * Imports products, photos, prices, and stock from a CSV or JSON Lines file. Lines are read into a staging table, then
 * the photos that they name are taken, then all of it is published in one transaction, as a new version: nobody ever sees half
 * of an import, and one that is interrupted at any moment resumes from there. Importing a file again changes nothing.
 * @throws ServiceError 400 HEADER_INVALID or ENCODING_INVALID, 409 IMPORT_UNDER_WAY, 409 CATALOG_CHANGED, 503
 *   MEDIA_UNAVAILABLE
 */
export async function importCatalog(
  context: ImportContext,
  { file, rejectedFile, untypedFile, source, departments, fetching }: Options,
  onProgress: OnCatalogProgress = () => undefined,
): Promise<CatalogImport> {
  const content = await recordFile(file, { fieldOf, kindsOf });
  const around = await surroundings(context.db, departments);
  const draftsOf = (text: string) => {
    const record = content.read(text);
    return typeof record === 'string' ? record : draftsIn(fieldsFrom(record.pairs), record.kinds, around);
  };
  const originals = remoteOriginals(fetching);
  const imported = await takeIn(
    context,
    { file, rejectedFile, untypedFile, content, draftsOf, originals, source, departments },
    onProgress,
  );
  return { ...imported, unusedColumns: content.unused };
}

interface Intake extends Pick<Reading<Draft>, 'file' | 'rejectedFile' | 'content' | 'draftsOf' | 'readShare'> {
  originals: Originals;
  /** null where no products are read. */
  untypedFile: string | null;
  source: string;
  departments: readonly Department[];
}

/** Of what is left when a file is read, how much is taking its photos, if it has any. */
const photoShare = 0.95;

/** Reads a file, takes its photos, and publishes it; closes the originals. */
export async function takeIn(
  context: ImportContext,
  { originals, untypedFile, source, departments, ...reading }: Intake,
  onProgress: OnCatalogProgress,
): Promise<Omit<CatalogImport, 'unusedColumns'>> {
  const { db, clock, config } = context;
  const stores: KnownStores = new Map();
  try {
    const read: ReadFile = await readFileInto(
      db,
      { ...reading, schema: 'catalog', take: (trx, importId, lines) => takeLines(trx, importId, lines, stores) },
      (progress) => onProgress({ ...progress, photos: null }),
    );
    let photos: PhotoProgress | null = null;
    const taking = { db, clock, originals, media: openMediaStore(config.media) };
    const at = await takePhotos(taking, read.at, reading.rejectedFile, ({ rejected }, now) => {
      photos = now;
      onProgress({ ...read.progress(photoShare * (now.taken / now.all)), rejected, photos });
    });
    const untyped = untypedFile === null ? 0 : await listUntyped(db, at.import_id, untypedFile);
    const before = photos ? photoShare : 0;
    const published: Published = await publish(context, at, {
      source,
      departments,
      onProgress: (done) =>
        onProgress({ ...read.progress(before + (1 - before) * done), rejected: at.rejected, photos }),
    });
    return { ...published, rejected: at.rejected, untyped };
  } finally {
    originals.close();
  }
}
