import { inTransaction } from '../../platform/database/database.ts';
import { openRejected, type RejectedLine, setAside } from '../../platform/files/rejected-lines.ts';
import { type ImportRow, lockImport, updateImport } from '../../platform/imports/progress.ts';
import { importUnderWay } from '../../platform/imports/read-file.ts';
import { photoTaker, type TakenPhoto, type TakingPhotos } from '../photos/take-photo.ts';
import { type Photo, type PhotoRole, photoRoles } from '../rules/photos/photo.ts';
import {
  notePhotos,
  photosStaged,
  type TakenPhotos,
  type WaitingPhotos,
  waitingPhotos,
} from '../store/pictures/photos.ts';

/** Products whose photos are noted together. */
const batchSize = 16;

/** How far the photos of an import have come: of how many products they are there. */
export interface PhotoProgress {
  all: number;
  taken: number;
}

/**
 * Takes the photos that an import has read of, a few products per transaction, so that an import that is interrupted goes on
 * from there. A photo that can't be used costs itself only: it goes to the rejected lines with the reason, and a role of which
 * none can be used stays as the product has it.
 * @returns how far the import has come
 * @throws ServiceError 409 IMPORT_UNDER_WAY
 */
export async function takePhotos(
  taking: TakingPhotos,
  before: ImportRow,
  rejectedFile: string,
  onProgress: (at: ImportRow, photos: PhotoProgress) => void,
): Promise<ImportRow> {
  const photos = await photosStaged(taking.db, before.import_id);
  if (photos.all === photos.taken) return before;
  const take = photoTaker(taking);
  const rejected = await openRejected(rejectedFile);
  let at = before;
  try {
    for (let after = ''; ;) {
      const waiting = await waitingPhotos(taking.db, at.import_id, { after, limit: batchSize });
      const last = waiting.at(-1);
      if (!last) return at;
      const done = await allOf(waiting.map((each) => productPhotos(each, take)));
      at = await inTransaction(taking.db, async (trx) => {
        const stored = await lockImport(trx, 'catalog', at.import_id);
        const isOurs = await notePhotos(
          trx,
          at.import_id,
          done.map((each) => each.taken),
        );
        if (!isOurs || stored.rejected_bytes !== at.rejected_bytes) throw importUnderWay();
        const aside = done.flatMap((each) => each.rejected);
        const bytes = await setAside(rejected, at.rejected_bytes, aside);
        const now = { ...at, rejected: at.rejected + aside.length, rejected_bytes: at.rejected_bytes + bytes };
        await updateImport(trx, 'catalog', now);
        return now;
      });
      photos.taken += waiting.length;
      onProgress(at, photos);
      after = last.content.bpn;
    }
  } finally {
    await rejected.close();
  }
}

/** What all of them answer, once none is under way any more, even if one fails. */
async function allOf<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

async function productPhotos(
  { line, content: { bpn, wanted } }: { line: number; content: WaitingPhotos },
  take: (source: string) => Promise<TakenPhoto>,
): Promise<{ taken: TakenPhotos; rejected: RejectedLine[] }> {
  const rejected: RejectedLine[] = [];
  const roles: Partial<Record<PhotoRole, Photo[]>> = {};
  for (const role of photoRoles) {
    const asked = wanted[role];
    if (!asked) continue;
    const found: Photo[] = [];
    for (const { source, alt } of asked) {
      const photo = await take(source);
      if (typeof photo === 'string') rejected.push({ line, reason: photo, text: source });
      else found.push({ ...photo, role, alt });
    }
    if (found.length > 0 || asked.length === 0) roles[role] = found;
  }
  return { taken: { bpn, roles }, rejected };
}
