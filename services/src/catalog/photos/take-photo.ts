import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { mostBurden } from '../rules/photos/original.ts';
import { previewFile, type StoredPhoto } from '../rules/photos/photo.ts';
import { addPhoto, notePhotoSource, photoSource, wantedPhoto } from '../store/pictures/photos.ts';
import { developed, measured, photoIdOf } from './develop.ts';
import type { Fetched } from './fetch-original.ts';
import type { Originals } from './originals.ts';
import { roomFor } from './room.ts';

/** A photo that is kept, or why there is none, in words. */
export type TakenPhoto = StoredPhoto | string;

export interface TakingPhotos {
  db: Database;
  clock: Clock;
  media: MediaStore;
  originals: Originals;
}

/** Originals in memory at once; each may have 25 MB. */
const atOnce = 4;
/** A server that fails is asked once more after this, in milliseconds. */
const secondTry = 1000;

/**
 * Takes photos, each original once: its files are kept before it is noted, so whatever is noted is there. What is kept already
 * isn't made again, and an address that was asked before is asked for changes only.
 */
export function photoTaker({ db, clock, media, originals }: TakingPhotos): (source: string) => Promise<TakenPhoto> {
  const enter = roomFor(atOnce);
  const bear = roomFor(mostBurden);

  /** Photos that are being made, by name: two files with the same bytes are one. */
  const making = new Map<string, Promise<TakenPhoto>>();

  return (source) =>
    enter(1, async () => {
      const known = originals.isRemote ? await photoSource(db, source) : undefined;
      const kept = known && (await keptPhoto(known.photoId));
      const found = await read(source, kept ? known : undefined);
      if (found === 'unchanged') return kept ?? 'answered that nothing has changed';
      if ('problem' in found) return found.problem;
      const photo = await photoOf(found.content);
      if (typeof photo === 'string') return `${nameOf(source)} ${photo}`;
      if (originals.isRemote) await notePhotoSource(db, source, { photoId: photo.photoId, ...found.validators });
      return photo;
    });

  async function read(source: string, known: Parameters<Originals['read']>[1]): Promise<Fetched> {
    const first = await originals.read(source, known);
    if (typeof first === 'string' || !('problem' in first) || !first.isPassing) return first;
    await wait(secondTry);
    return originals.read(source, known);
  }

  /** A photo with its files; they may have been lost with a store. */
  async function keptPhoto(photoId: string): Promise<StoredPhoto | undefined> {
    const photo = await wantedPhoto(db, photoId, clock.now());
    return photo && (await media.has(previewFile(photoId))) ? photo : undefined;
  }

  function photoOf(content: Buffer): Promise<TakenPhoto> {
    const photoId = photoIdOf(content);
    const made = making.get(photoId) ?? make(photoId, content).finally(() => making.delete(photoId));
    making.set(photoId, made);
    return made;
  }

  async function make(photoId: string, content: Buffer): Promise<TakenPhoto> {
    const kept = await keptPhoto(photoId);
    if (kept) return kept;
    const burden = await measured(content);
    if (typeof burden === 'string') return burden;
    const done = await bear(burden, () => developed(content));
    if (typeof done === 'string') return done;
    // The last of them is the one that is looked for.
    for (const [name, file] of done.files) await media.put(name, file);
    await addPhoto(db, done.photo, clock.now());
    return done.photo;
  }
}

/** An address without what may be a key. */
const nameOf = (source: string): string => source.replace(/[?#].*$/s, '');
