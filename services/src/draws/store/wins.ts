import type { Database } from '../../platform/database/database.ts';
import { type DrawRow, type DrawsDb, drawsDb } from './tables.ts';

/** Wins of a household in published draws, the newest draw first; acknowledged ones only on request (G-85). */
export async function drawWins(db: DrawsDb, householdId: string, { acknowledged }: { acknowledged: boolean }) {
  return db
    .selectFrom('games.sweepstakes_win as shown')
    .innerJoin('games.draw as draw', 'draw.program_code', 'shown.program_code')
    .innerJoin('games.winner as winner', (join) =>
      join.onRef('winner.draw_id', '=', 'draw.draw_id').onRef('winner.holder', '=', 'shown.household_id'),
    )
    .select(['shown.displayed', 'shown.prize_id', 'shown.program_code', 'winner.status', 'winner.claim_by'])
    .select(['draw.draw_id', 'draw.prize_name', 'draw.prize_value_cents', 'draw.image_id', 'draw.drawn_at'])
    .select(['draw.time_zone', 'draw.title'])
    .where('shown.household_id', '=', householdId)
    .where('draw.state', '=', 'PUBLISHED')
    .$if(!acknowledged, (query) => query.where('shown.displayed', '=', false).where('winner.status', '<>', 'FORFEITED'))
    .orderBy('draw.drawn_at', 'desc')
    .execute();
}

export type DrawWinRow = Awaited<ReturnType<typeof drawWins>>[number];

/** Marks a win as seen, for good; false if the household has no such win (T-61). */
export async function acknowledge(
  db: Database,
  win: { householdId: string; programCode: string; prizeId: string },
): Promise<boolean> {
  const mine = drawsDb(db)
    .updateTable('games.sweepstakes_win')
    .set({ displayed: true })
    .where('household_id', '=', win.householdId)
    .where('program_code', '=', win.programCode)
    .where('prize_id', '=', win.prizeId);
  const { numUpdatedRows } = await mine.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Claims a win that was notified and whose deadline hasn't passed; repeating it changes nothing (N-31). */
export async function claim(
  db: DrawsDb,
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

/** Records that a household won in a draw; repeating it changes nothing. */
export async function insertWin(
  db: DrawsDb,
  householdId: string,
  draw: Pick<DrawRow, 'program_code' | 'prize_id'>,
): Promise<void> {
  await db
    .insertInto('games.sweepstakes_win')
    .values({ household_id: householdId, program_code: draw.program_code, prize_id: draw.prize_id, displayed: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A household's wins in published draws, as wallet rows with the same columns, in the same order, as the wallet's other parts; $1 is the household, $2 now. */
export const walletWins = `
  select 'DRAW', 'draw-' || draw.draw_id, draw.program_code, shown.prize_id, 'SWEEPSTAKES', draw.prize_name,
    draw.image_id, '{}'::jsonb, draw.drawn_at, case when winner.status = 'NOTIFIED' then winner.claim_by end,
    case when winner.status = 'FULFILLED' then 'USED'
      when winner.status in ('CLAIMED', 'VERIFIED') then 'CLAIMED'
      when winner.status = 'NOTIFIED' and winner.claim_by >= $2 then 'TO_CLAIM' else 'EXPIRED' end,
    draw.draw_id, draw.time_zone
  from games.sweepstakes_win as shown
  join games.draw as draw on draw.program_code = shown.program_code and draw.state = 'PUBLISHED'
  join games.winner as winner on winner.draw_id = draw.draw_id and winner.holder = shown.household_id
  where shown.household_id = $1 and winner.claim_by is not null`;
