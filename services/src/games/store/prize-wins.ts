import type { GamesDb } from './tables.ts';

/** A household's win; undefined for another household's. */
export async function winById(db: GamesDb, householdId: string, winId: string) {
  return db
    .selectFrom('games.win')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('win_id', '=', winId)
    .executeTakeFirst();
}

/** The household's oldest unredeemed win of a prize. */
export async function waitingWin(db: GamesDb, householdId: string, prizeId: string, now: Temporal.Instant) {
  return db
    .selectFrom('games.win')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('prize_id', '=', prizeId)
    .where('status', '=', 'WON')
    .where('redeem_by', '>=', now)
    .orderBy('won_at')
    .orderBy('win_id')
    .limit(1)
    .executeTakeFirst();
}

/** Redeems a win once, before its deadline; false if it is no longer WON or the deadline has passed. */
export async function redeemWin(db: GamesDb, winId: string, now: Temporal.Instant): Promise<boolean> {
  const redeemed = await db
    .updateTable('games.win')
    .set({ status: 'REDEEMED', redeemed_at: now })
    .where('win_id', '=', winId)
    .where('status', '=', 'WON')
    .where('redeem_by', '>=', now)
    .executeTakeFirst();
  return redeemed.numUpdatedRows === 1n;
}

/** Won ALTERNATE_PRIZES with no choice made in this many days, 100 at a time. */
export async function forgottenChoices(db: GamesDb, wonBefore: Temporal.Instant, now: Temporal.Instant) {
  return db
    .selectFrom('games.win as win')
    .innerJoin('games.prize as prize', 'prize.prize_id', 'win.prize_id')
    .select(['win.win_id', 'win.household_id'])
    .where('prize.prize_type', '=', 'ALTERNATE_PRIZES')
    .where('win.status', '=', 'WON')
    .where('win.won_at', '<', wonBefore)
    .where('win.redeem_by', '>=', now)
    .orderBy('win.won_at')
    .limit(100)
    .execute();
}
