import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PackshotData } from '../packshots/packshot.ts';
import { catalogDb } from './tables.ts';

/** The digest of the types that products were last told apart by; null when they never were. */
export async function taxonomyOf(db: Database): Promise<string | null> {
  const row = await catalogDb(db).selectFrom('catalog.taxonomy').select('digest').executeTakeFirst();
  return row?.digest ?? null;
}

export async function setTaxonomy(db: Database, digest: string): Promise<void> {
  await catalogDb(db)
    .insertInto('catalog.taxonomy')
    .values({ digest })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ digest }))
    .execute();
}

/** Products by number, after one of them, with what their pictures are drawn from; whether a file gave its Spanish name. */
export const productsToType = (db: Database, after: string, limit: number) =>
  catalogDb(db)
    .selectFrom('catalog.product as product')
    .leftJoin('catalog.picture as picture', 'picture.picture_id', 'product.picture_id')
    .select(({ and, eb }) => [
      'product.bpn',
      'product.name',
      'product.shelf_id as shelfId',
      'product.types',
      'product.picture_id as pictureId',
      'picture.data as picture',
      'product.name_es as nameEs',
      and([eb('product.name_es', 'is not', null), eb('product.is_name_es_composed', '=', false)])
        .$castTo<boolean>()
        .as('isWritten'),
    ])
    .where('product.bpn', '>', after)
    .orderBy('product.bpn')
    .limit(limit)
    .execute();

export async function setTypes(
  db: Database,
  typed: readonly { bpn: string; types: readonly string[]; nameEs: string | null; isWritten: boolean }[],
): Promise<void> {
  if (typed.length === 0) return;
  await sql`update catalog.product set types = array(select jsonb_array_elements_text(given.types)),
      name_es = given."nameEs", is_name_es_composed = given."nameEs" is not null and not given."isWritten"
    from jsonb_to_recordset(${JSON.stringify(typed)}::jsonb)
      as given (bpn text, types jsonb, "nameEs" text, "isWritten" boolean)
    where product.bpn = given.bpn`.execute(db);
}

/** Gives products the pictures that are drawn from these data. */
export async function setPictures(
  db: Database,
  pictured: readonly { bpn: string; pictureId: string; data: PackshotData }[],
): Promise<void> {
  if (pictured.length === 0) return;
  const given = JSON.stringify(pictured);
  await sql`insert into catalog.picture (picture_id, data)
    select distinct on ("pictureId") "pictureId", data
    from jsonb_to_recordset(${given}::jsonb) as given ("pictureId" text, data jsonb)
    on conflict do nothing`.execute(db);
  await sql`update catalog.product set picture_id = given."pictureId"
    from jsonb_to_recordset(${given}::jsonb) as given (bpn text, "pictureId" text)
    where product.bpn = given.bpn`.execute(db);
}
