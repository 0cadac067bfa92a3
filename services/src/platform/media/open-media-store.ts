import { folderStore } from './folder-store.ts';
import type { MediaPlace, MediaStore } from './media-store.ts';
import { s3Store } from './s3-store.ts';

/** The store that `MEDIA_STORE` names. */
export const openMediaStore = (place: MediaPlace): MediaStore =>
  place.kind === 'folder' ? folderStore(place.folder) : s3Store(place);
