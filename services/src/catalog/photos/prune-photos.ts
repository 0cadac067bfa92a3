import { openMediaStore } from '../../platform/media/open-media-store.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { filesOf } from '../rules/photos/photo.ts';
import { forgetPhoto, unusedPhotos } from '../store/pictures/photos.ts';

/** A photo that nothing has used for so long is removed: pages that show it are long gone, and so is every import. */
const unusedFor = { hours: 30 * 24 } as const;
const atOnce = 100;

/**
 * Removes the photos that no product has and no version could bring back. A photo's files go before it is forgotten, so what
 * stops halfway is done again.
 * @returns how many were removed
 * @throws ServiceError 503 MEDIA_UNAVAILABLE
 */
export async function prunePhotos({
  db,
  clock,
  config,
}: Pick<ServiceContext, 'db' | 'clock' | 'config'>): Promise<number> {
  const media = openMediaStore(config.media);
  const since = clock.now().subtract(unusedFor);
  let removed = 0;
  for (let after = ''; ;) {
    const photos = await unusedPhotos(db, { since, after, limit: atOnce });
    for (const photo of photos) {
      for (const file of filesOf(photo)) await media.remove(file);
      await forgetPhoto(db, photo.photoId);
      removed += 1;
    }
    const last = photos.at(-1);
    if (!last) return removed;
    after = last.photoId;
  }
}
