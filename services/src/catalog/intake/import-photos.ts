import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRecords } from '../../platform/files/record-source.ts';
import { ServiceError } from '../../platform/http/service-error.ts';
import { folderOriginals } from '../photos/originals.ts';
import { draftOfFiles, photoNamed } from '../rules/imports/photo-file-name.ts';
import type { Department } from '../store/departments.ts';
import { type CatalogImport, type ImportContext, type OnCatalogProgress, takeIn } from './import-catalog.ts';

interface Options {
  folder: string;
  rejectedFile: string;
  /** Named in the version. */
  source: string;
  /** The departments, aisles, and shelves of a catalog that has none yet. */
  departments: readonly Department[];
}

/** A line of the list that a folder is imported by: a product's files, or one that can't be used. */
type Listed = { gtin: string; files: string[]; bytes: number } | { problem: string };

/** Reading the list is nothing beside the photos. */
const readShare = 0.02;

/**
 * Imports the photos in a folder, named by GTIN with what they show: `0041220576074.jpg`, `0041220576074-back.jpg`. It goes
 * the way of every import: an interrupted one resumes, what can't be used is rejected with the reason, and all of it is
 * published as one version.
 * @throws ServiceError 400 FILE_EMPTY, 409 IMPORT_UNDER_WAY, 503 MEDIA_UNAVAILABLE
 */
export async function importPhotos(
  context: ImportContext,
  { folder, rejectedFile, source, departments }: Options,
  onProgress: OnCatalogProgress = () => undefined,
): Promise<CatalogImport> {
  const lines = await listed(folder);
  if (lines.length === 0) throw new ServiceError(400, 'FILE_EMPTY', 'There are no files in the folder.');
  const place = await mkdtemp(join(tmpdir(), 'larder-photos-'));
  try {
    const file = join(place, 'photos.jsonl');
    await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const content = await openRecords(file, () => true);
    const originals = folderOriginals(folder);
    const imported = await takeIn(
      context,
      { file, rejectedFile, untypedFile: null, content, draftsOf, readShare, originals, source, departments },
      onProgress,
    );
    return { ...imported, unusedColumns: [] };
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

function draftsOf(text: string) {
  const line = JSON.parse(text) as Listed;
  return 'problem' in line ? line.problem : [draftOfFiles(line.gtin, line.files)];
}

/** The files of a folder by product, in the order of names, without what systems hide there. */
async function listed(folder: string): Promise<Listed[]> {
  const names = (await readdir(folder)).filter((name) => !/^\.|^(?:thumbs\.db|desktop\.ini)$/i.test(name)).toSorted();
  const products = new Map<string, { gtin: string; files: string[]; bytes: number }>();
  const problems: Listed[] = [];
  for (const name of names) {
    const named = photoNamed(name);
    if (typeof named === 'string') {
      problems.push({ problem: named });
      continue;
    }
    const product = products.get(named.gtin) ?? { gtin: named.gtin, files: [], bytes: 0 };
    // Another content makes another list, which starts from the beginning.
    product.bytes += (await stat(join(folder, name)).catch(() => ({ size: 0 }))).size;
    product.files.push(name);
    products.set(named.gtin, product);
  }
  return [...products.values(), ...problems];
}
