import { sql } from 'kysely';
import type { GamesDb } from './tables.ts';

/** Wins of a household in published draws, the newest draw first; acknowledged ones only when asked for (G-85). */
export async function drawWins(db: GamesDb, householdId: string, { acknowledged }: { acknowledged: boolean }) {
  return db
    .selectFrom('games.sweepstakes_win as shown')
    .innerJoin('games.draw as draw', 'draw.program_code', 'shown.program_code')
    .innerJoin('games.winner as winner', (join) =>
      join.onRef('winner.draw_id', '=', 'draw.draw_id').onRef('winner.holder', '=', 'shown.household_id'),
    )
    .innerJoin('games.program as program', 'program.code', 'draw.program_code')
    .select(['shown.displayed', 'shown.prize_id', 'shown.program_code', 'winner.status', 'winner.claim_by'])
    .select(['draw.draw_id', 'draw.prize_name', 'draw.prize_value_cents', 'draw.image_id', 'draw.drawn_at'])
    .select(['draw.time_zone', sql<string>`program.game ->> 'title'`.as('title')])
    .where('shown.household_id', '=', householdId)
    .where('draw.state', '=', 'PUBLISHED')
    .$if(!acknowledged, (query) => query.where('shown.displayed', '=', false).where('winner.status', '<>', 'FORFEITED'))
    .orderBy('draw.drawn_at', 'desc')
    .execute();
}

export type DrawWinRow = Awaited<ReturnType<typeof drawWins>>[number];

/** Marks a win as seen for good; false when the household has no such win (T-61). */
export async function acknowledge(
  db: GamesDb,
  win: { householdId: string; programCode: string; prizeId: string },
): Promise<boolean> {
  const mine = db
    .updateTable('games.sweepstakes_win')
    .set({ displayed: true })
    .where('household_id', '=', win.householdId)
    .where('program_code', '=', win.programCode)
    .where('prize_id', '=', win.prizeId);
  const { numUpdatedRows } = await mine.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Claims a win that has been notified and whose time has not passed; again changes nothing (N-31). */
export async function claim(
  db: GamesDb,
  { householdId, drawId, now }: { householdId: string; drawId: string; now: Temporal.Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('games.winner')
    .set({ status: 'CLAIMED', settled_at: now })
    .where('holder', '=', householdId)
    .where('status', '=', 'NOTIFIED')
    .where('claim_by', '>=', now)
    .where('draw_id', 'in', (drawn) =>
      drawn.selectFrom('games.draw').select('draw_id').where('draw_id', '=', drawId).where('state', '=', 'PUBLISHED'),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
