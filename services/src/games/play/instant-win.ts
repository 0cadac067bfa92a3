import type { Principal } from '../../platform/http/auth.ts';
import { tryProgramDraw } from '../points/sweepstakes-entries.ts';
import { moveOn, stampsOfLine } from '../rules/collect.ts';
import { outcomeOf } from '../rules/odds.ts';
import { givingOrder, unavailableReason } from '../rules/prizes/prize.ts';
import type { StoreDay } from '../../platform/store-day.ts';
import { personIn } from './prize-eligibility.ts';
import { claimMoment, factsOf, prizesOf, prizeUse, returnToStock, takeFromStock } from '../store/prizes.ts';
import type { GamesDb, PrizeRow, ProgramRow } from '../store/tables.ts';

/** A play's outcome before stock and caps. */
export interface Drawn {
  /** The line of the published odds. */
  oddsIndex: number;
  prizeId: string | null;
  stampsBefore: number | null;
  stampsAfter: number | null;
}

/** Decides a play: by its roll, or by the winning moments of a SEEDED_TIME program (N-21). Picks never matter. */
export async function decideOutcome(
  db: GamesDb,
  program: ProgramRow,
  { roll, stamps, playId, now }: { roll: number; stamps: number; playId: string; now: Temporal.Instant },
): Promise<Drawn> {
  const { game } = program;
  const still = { stampsBefore: null, stampsAfter: null };
  if (program.method === 'SEEDED_TIME') {
    const prizeId = (await claimMoment(db, program.code, playId, now)) ?? null;
    const oddsIndex = game.odds.findIndex((line) => line.prizeId === prizeId);
    return { oddsIndex: Math.max(oddsIndex, 0), prizeId, ...still };
  }
  const oddsIndex = outcomeOf(game.odds, roll);
  if (game.board === null) return { oddsIndex, prizeId: game.odds[oddsIndex]?.prizeId ?? null, ...still };
  const move = moveOn(game.board, stamps, stampsOfLine(oddsIndex));
  return { oddsIndex, prizeId: move.prizeId, stampsBefore: move.before, stampsAfter: move.after };
}

/** Takes the drawn prize, or the first available alternate, out of stock; undefined if none is available (T-41). */
export async function give(
  db: GamesDb,
  program: ProgramRow,
  drawnId: string,
  who: {
    householdId: string;
    shopper: Pick<Principal, 'customerId' | 'customerType'>;
    now: Temporal.Instant;
    day: StoreDay;
  },
): Promise<PrizeRow | undefined> {
  const prizes = await prizesOf(db, [program.code]);
  const drawn = prizes.find((prize) => prize.prize_id === drawnId);
  if (drawn === undefined) throw new Error(`${program.code} draws ${drawnId}, which is not its prize`);
  const [useOf, person] = await Promise.all([
    prizeUse(db, who.householdId, [program.code], who.day.start),
    personIn(db, who.shopper, program, prizes, who.day.date),
  ]);
  const order = givingOrder(factsOf(drawn), prizes.map(factsOf), person, (prize) =>
    unavailableReason(prize, useOf(prize.prizeId), who.now),
  );
  for (const { prizeId } of order) {
    const prize = prizes.find((each) => each.prize_id === prizeId);
    if (prize === undefined || !(await takeFromStock(db, prize))) continue;
    if (await hasRoom(db, prize, who)) return prize;
    await returnToStock(db, prize);
  }
  return undefined;
}

/** Enters the sweepstakes for a prize of entries; false when it is closed or the household is at its limit (T-60). */
async function hasRoom(
  db: GamesDb,
  prize: PrizeRow,
  { householdId, now }: { householdId: string; now: Temporal.Instant },
): Promise<boolean> {
  if (prize.entries === 0) return true;
  const { program_code: programCode, prize_id: prizeId, entries: count } = prize;
  const entered = await tryProgramDraw(db, { householdId, programCode, prizeId, count, source: 'PLAY', at: now });
  return typeof entered !== 'string';
}
