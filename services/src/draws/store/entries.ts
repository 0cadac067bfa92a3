import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/prepared-read.ts';
import { type DrawRow, type DrawsDb, type EntrySource, drawsDb } from './tables.ts';

/** A program's draw, if it still takes entries at this instant; it can't close until the transaction ends. */
export function drawToEnter(db: DrawsDb, programCode: string, at: Temporal.Instant) {
  return (
    db
      .selectFrom('games.draw as draw')
      .select(['draw.draw_id', 'draw.state', 'draw.entry_limit', 'draw.opens_at'])
      .where('draw.program_code', '=', programCode)
      // Late entries don't wait for a closing in progress.
      .where('draw.closes_at', '>=', at)
      // Closing waits for entries in progress; later ones see the draw closed (T-54).
      .forShare('draw')
      .executeTakeFirst()
  );
}

/** Adds entries up to the household's limit; undefined if they don't all fit (T-60). */
export async function addEntries(
  db: DrawsDb,
  draw: Pick<DrawRow, 'draw_id' | 'entry_limit'>,
  {
    householdId,
    prizeId,
    count,
    source,
    at,
  }: { householdId: string; prizeId: string; count: number; source: EntrySource; at: Temporal.Instant },
): Promise<{ total: number; entryNos: number[] } | undefined> {
  const total = await db
    .insertInto('games.entry_total')
    .values({ draw_id: draw.draw_id, holder: householdId, entries: count })
    .onConflict((conflict) =>
      conflict
        .columns(['draw_id', 'holder'])
        .doUpdateSet((row) => ({ entries: row('games.entry_total.entries', '+', count) }))
        .where('games.entry_total.entries', '<=', draw.entry_limit - count),
    )
    .returning('entries')
    .executeTakeFirst();
  if (total === undefined) return undefined;
  const rows = await db
    .insertInto('games.entry')
    .values(
      Array.from({ length: count }, () => ({
        draw_id: draw.draw_id,
        holder: householdId,
        prize_id: prizeId,
        source,
        entered_at: at,
      })),
    )
    .returning('entry_no')
    .execute();
  return { total: total.entries, entryNos: rows.map((row) => row.entry_no) };
}

/** Does the program have a draw, open or not? */
export async function hasDraw(db: DrawsDb, programCode: string): Promise<boolean> {
  const draw = await db
    .selectFrom('games.draw')
    .select('draw_id')
    .where('program_code', '=', programCode)
    .executeTakeFirst();
  return draw !== undefined;
}

/** A household's entries in a program's draw. */
export async function entryTotalOf(db: Database, programCode: string, holder: string): Promise<number> {
  const entered = await drawsDb(db)
    .selectFrom('games.entry_total as total')
    .innerJoin('games.draw as draw', 'draw.draw_id', 'total.draw_id')
    .select('total.entries')
    .where('draw.program_code', '=', programCode)
    .where('total.holder', '=', holder)
    .executeTakeFirst();
  return entered?.entries ?? 0;
}

const readWaiting = preparedRead<
  Pick<DrawRow, 'draw_id' | 'program_code' | 'prize_name' | 'draws_at' | 'time_zone' | 'title'> & { entries: number }
>(`
select draw.draw_id, draw.program_code, draw.prize_name, draw.draws_at, draw.time_zone, draw.title, total.entries
from games.entry_total as total join games.draw as draw on draw.draw_id = total.draw_id
where total.holder = $1 and draw.state <> 'PUBLISHED'
order by draw.draws_at, draw.draw_id`);

/** A household's entries in draws whose winners aren't published yet, the next draw first. */
export const waitingEntries = (db: Database, householdId: string) => readWaiting(db, [householdId]);

/** A page of a draw's entries in order, after a number; only one household's with `holder`. */
export function entriesAfter(
  db: DrawsDb,
  drawId: string,
  { after = 0, limit, holder }: { after?: number; limit?: number; holder?: string },
) {
  return db
    .selectFrom('games.entry')
    .select(['entry_no', 'holder'])
    .where('draw_id', '=', drawId)
    .where('entry_no', '>', after)
    .$if(holder !== undefined, (query) => query.where('holder', '=', holder ?? ''))
    .orderBy('entry_no')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

/** How many entries a draw has. */
export async function countEntries(db: DrawsDb, drawId: string): Promise<number> {
  const { count } = await db
    .selectFrom('games.entry')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('draw_id', '=', drawId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
