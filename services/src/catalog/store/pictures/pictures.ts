import type { Database } from '../../../platform/database/database.ts';
import type { Detail } from '../../packshots/kit.ts';
import type { PackshotData } from '../../packshots/packshot.ts';
import { catalogDb } from '../tables.ts';

/** What a picture is drawn from, and its drawing if there is one; undefined when no product has it. */
export async function pictureOf(
  db: Database,
  pictureId: string,
  detail: Detail,
): Promise<{ data: PackshotData; svg: string | null } | undefined> {
  return catalogDb(db)
    .selectFrom('catalog.picture as picture')
    .leftJoin('catalog.picture_file as file', (join) =>
      join.onRef('file.picture_id', '=', 'picture.picture_id').on('file.detail', '=', detail),
    )
    .select(['picture.data', 'file.svg'])
    .where('picture.picture_id', '=', pictureId)
    .executeTakeFirst();
}

/** Keeps a drawing; one that is there stays. */
export async function keepDrawing(db: Database, pictureId: string, detail: Detail, svg: string): Promise<void> {
  await catalogDb(db)
    .insertInto('catalog.picture_file')
    .values({ picture_id: pictureId, detail, svg })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
