import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { inRange, type Range } from '../../../platform/imports/versions.ts';
import type { WantedPhotos } from '../../rules/imports/photo-draft.ts';
import { type Photo, type PhotoRole, photoRoles, type StoredPhoto } from '../../rules/photos/photo.ts';
import { catalogDb } from '../tables.ts';

/** A product's photos as they are staged: what a file asks for, until they are there. */
export interface WaitingPhotos {
  bpn: string;
  wanted: WantedPhotos;
}

/** A product's photos that are there, by role; those of other roles stay as they are. */
export interface TakenPhotos {
  bpn: string;
  roles: Partial<Record<PhotoRole, Photo[]>>;
}

/** The next products of an import whose photos aren't there yet, by number. @param after the number of the last one */
export async function waitingPhotos(
  db: Database,
  importId: string,
  { after, limit }: { after: string; limit: number },
): Promise<{ line: number; content: WaitingPhotos }[]> {
  const { rows } = await sql<{ line: number; content: WaitingPhotos }>`
    select line, content from catalog.staged
    where import_id = ${importId} and kind = 'photo' and key > ${after} and content ? 'wanted'
    order by key limit ${limit}`.execute(db);
  return rows;
}

/** How many products an import brings photos of, and how many of them are there. */
export async function photosStaged(db: Database, importId: string): Promise<{ all: number; taken: number }> {
  const { rows } = await sql<{ all: number; taken: number }>`
    select count(*)::int as all, (count(*) filter (where content ? 'roles'))::int as taken
    from catalog.staged where import_id = ${importId} and kind = 'photo'`.execute(db);
  return rows[0] ?? { all: 0, taken: 0 };
}

/** Notes photos that are there. @returns whether each was still waiting: otherwise someone else has taken them */
export async function notePhotos(trx: Transaction, importId: string, taken: readonly TakenPhotos[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update catalog.staged set content = given.content
    from jsonb_array_elements(${JSON.stringify(taken)}::jsonb) as given (content)
    where import_id = ${importId} and kind = 'photo' and key = given.content ->> 'bpn'
      and staged.content ? 'wanted'`.execute(trx);
  return Number(numAffectedRows) === taken.length;
}

/**
 * What a range's products will have: the photos that are there, and of other roles those that they had. A product that has
 * none, and gets none, is left out.
 */
export async function mergePhotos(trx: Transaction, range: Range): Promise<void> {
  const { importId, kind, after } = range;
  // Row by row: a join with what all of them will have is a loop in a loop where nothing is known of the rows yet.
  await sql`
    update catalog.staged set content = content || jsonb_build_object('photos', coalesce((
      select jsonb_agg(photo order by array_position(${[...photoRoles]}::text[], photo ->> 'role'), place) from (
        select photo, place from catalog.product_photos as had,
          jsonb_array_elements(had.photos) with ordinality as was (photo, place)
          where had.bpn = key and not content -> 'roles' ? (photo ->> 'role')
        union all
        select photo, place from jsonb_each(content -> 'roles') as given (role, photos),
          jsonb_array_elements(given.photos) with ordinality as is_now (photo, place)
      ) as all_of), '[]'))
    where import_id = ${importId} and kind = ${kind} and key > ${after}
      and key <= (select max(key) from (${inRange('catalog', range)}) as chunk)`.execute(trx);
}

/** Of an import, the photos of products that it brings none for, and that have none: there is nothing to write. */
export async function forgetEmptyPhotos(trx: Transaction, importId: string): Promise<void> {
  await sql`
    delete from catalog.staged where import_id = ${importId} and kind = 'photo'
      and not jsonb_path_exists(content, '$.roles.*[*]')
      and not exists (select from catalog.product_photos where bpn = key)`.execute(trx);
}

/** A photo that is wanted again; undefined if it isn't known. */
export async function wantedPhoto(
  db: Database,
  photoId: string,
  at: Temporal.Instant,
): Promise<StoredPhoto | undefined> {
  return catalogDb(db)
    .updateTable('catalog.photo')
    .set({ wanted_at: at })
    .where('photo_id', '=', photoId)
    .returning(['photo_id as photoId', 'width', 'height', 'color', 'widths'])
    .executeTakeFirst();
}

/** Notes a photo whose files are there. */
export async function addPhoto(db: Database, photo: StoredPhoto, at: Temporal.Instant): Promise<void> {
  const { photoId, width, height, color, widths } = photo;
  await catalogDb(db)
    .insertInto('catalog.photo')
    .values({ photo_id: photoId, width, height, color, widths, wanted_at: at })
    .onConflict((conflict) => conflict.column('photo_id').doUpdateSet({ wanted_at: at }))
    .execute();
}

/**
 * Photos that no product has, no version could bring back, and no import has wanted since: the first ones by name.
 * @param after the name of the last one
 */
export async function unusedPhotos(
  db: Database,
  { since, after, limit }: { since: Temporal.Instant; after: string; limit: number },
): Promise<Pick<StoredPhoto, 'photoId' | 'widths'>[]> {
  const { rows } = await sql<{ photoId: string; widths: number[] }>`
    with used as (
      select photos from catalog.product_photos
      union all select before -> 'photos' from catalog.version_change where kind = 'photo'
    )
    select photo_id as "photoId", widths from catalog.photo
    where wanted_at < ${since.toString()}::timestamptz and photo_id > ${after} and photo_id not in (
      select photo ->> 'photoId' from used, jsonb_array_elements(used.photos) as photo)
    order by photo_id limit ${limit}`.execute(db);
  return rows;
}

/** Forgets a photo, and where it came from. */
export async function forgetPhoto(db: Database, photoId: string): Promise<void> {
  await catalogDb(db).deleteFrom('catalog.photo').where('photo_id', '=', photoId).execute();
}

/** Where a photo came from, as the server there calls its version. */
export interface PhotoSource {
  photoId: string;
  etag: string | null;
  lastModified: string | null;
}

export async function photoSource(db: Database, url: string): Promise<PhotoSource | undefined> {
  return catalogDb(db)
    .selectFrom('catalog.photo_source')
    .select(['photo_id as photoId', 'etag', 'last_modified as lastModified'])
    .where('url', '=', url)
    .executeTakeFirst();
}

export async function notePhotoSource(db: Database, url: string, source: PhotoSource): Promise<void> {
  const row = { photo_id: source.photoId, etag: source.etag, last_modified: source.lastModified };
  await catalogDb(db)
    .insertInto('catalog.photo_source')
    .values({ url, ...row })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(row))
    .execute();
}

/** What a change of products' photos is announced as. */
export const photosTable = 'catalog.product_photos';

/** The fronts of products that have photos, by the drawing that stands in for them elsewhere. */
export async function frontPhotos(db: Database): Promise<ReadonlyMap<string, Photo>> {
  const { rows } = await sql<{ pictureId: string; photo: Photo }>`
    select distinct on (product.picture_id) product.picture_id as "pictureId", photo
    from catalog.product_photos join catalog.product using (bpn), jsonb_array_elements(photos) with ordinality as of (photo, place)
    where product.picture_id is not null and photo ->> 'role' = 'FRONT'
    order by product.picture_id, product.popularity desc, product.bpn, place`.execute(db);
  return new Map(rows.map(({ pictureId, photo }) => [pictureId, photo]));
}
