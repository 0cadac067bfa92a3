import type { Insertable, Updateable } from 'kysely';
import { ServiceError } from '../../platform/http/errors.ts';
import type { Place } from '../../../../draw-proof/draw-proof.ts';
import type { DrawRow, DrawsDb, DrawState, DrawTables } from './tables.ts';

/** Advances a draw if it is still in the state where the step began. @throws ServiceError 409 DRAW_STATE */
export async function moveDraw(
  db: DrawsDb,
  drawId: string,
  from: DrawState,
  to: Updateable<DrawTables['games.draw']>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('games.draw')
    .set(to)
    .where('draw_id', '=', drawId)
    .where('state', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new ServiceError(409, 'DRAW_STATE', `${drawId} is no longer ${from}.`);
}

/** A draw's history up to the drawing, in order. */
export function eventsOf(db: DrawsDb, drawId: string) {
  return db
    .selectFrom('games.draw_event')
    .selectAll()
    .where('draw_id', '=', drawId)
    .where('event', '<>', 'PUBLISHED')
    .where('event', '<>', 'VERIFIED')
    .orderBy('seq')
    .execute();
}

/** Locks a draw until the transaction ends, and returns it. */
export async function lockDraw(db: DrawsDb, drawId: string): Promise<DrawRow | undefined> {
  return db.selectFrom('games.draw').selectAll().where('draw_id', '=', drawId).forUpdate().executeTakeFirst();
}

/** Deletes a draw's places. */
export async function deleteWinners(db: DrawsDb, drawId: string): Promise<void> {
  await db.deleteFrom('games.winner').where('draw_id', '=', drawId).execute();
}

/** Adds a line to a draw's history, which its published file shows. */
export async function writeEvent(db: DrawsDb, event: Insertable<DrawTables['games.draw_event']>): Promise<void> {
  await db.insertInto('games.draw_event').values(event).execute();
}

/** Writes the places of a draw: winners are SELECTED, the others wait behind them. */
export async function writeWinners(
  db: DrawsDb,
  draw: Pick<DrawRow, 'draw_id' | 'winner_count'>,
  places: readonly Place[],
  uuid: () => string,
): Promise<void> {
  if (places.length === 0) return;
  const entryNos = places.map(({ entryId }) => Number(entryId.slice(2)));
  const rows = await db
    .selectFrom('games.entry')
    .select(['entry_no', 'holder'])
    .where('entry_no', 'in', entryNos)
    .execute();
  const holders = new Map(rows.map((row) => [row.entry_no, row.holder]));
  await db
    .insertInto('games.winner')
    .values(
      places.map(({ place, score }, index) => ({
        winner_id: uuid(),
        draw_id: draw.draw_id,
        place,
        holder: holders.get(entryNos[index] ?? 0) ?? '',
        entry_no: entryNos[index] ?? 0,
        score,
        status: place <= draw.winner_count ? ('SELECTED' as const) : ('ALTERNATE' as const),
        notified_at: null,
        claim_by: null,
        settled_at: null,
      })),
    )
    .execute();
}
