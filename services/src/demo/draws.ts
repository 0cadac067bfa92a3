import { noOutbox } from '../platform/jobs/detached.ts';
import {
  acknowledge,
  closeDraw,
  drawById,
  type DrawStep,
  nodeHashes,
  pseudonyms,
  publicEntries,
  publishDraw,
  sealDraw,
  tendWinners,
  throwDice,
  verifyDraw,
} from '../draws/index.ts';
import { randomnessOf, Ranking } from '../../../draw-proof/draw-proof.ts';
import { enterProgramDraw } from '../games/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import { randomInt } from '../platform/random.ts';
import type { ServiceContext } from '../platform/service.ts';
import type { Season } from './season.ts';

type Context = Pick<ServiceContext, 'random' | 'config'>;
type Households = (key: string) => { householdId: string };

/** The outcome of a demo draw. */
interface Past {
  programCode: string;
  prizeId: string;
  /** Who wins, in any order. */
  winners: readonly string[];
  /** Demo shoppers' entries besides those from their plays. */
  entered: readonly [shopper: string, entries: number][];
  /** Entries of households no one signs in as. */
  others: number;
  acknowledged: readonly string[];
  closed: Temporal.Instant;
  drawn: Temporal.Instant;
  published: Temporal.Instant;
}

const pasts = (season: Season): Past[] => [
  {
    programCode: 'SUMMER-COOKOUT',
    prizeId: 'cookout-entries',
    winners: ['maya', 'theo'],
    entered: [['theo', 35]],
    others: 190,
    acknowledged: ['maya'],
    closed: season.begins(-4).add({ minutes: 1 }),
    drawn: season.at(-2, 14),
    published: season.at(-1, 10, 12),
  },
  {
    programCode: 'SPRING-PICNIC',
    prizeId: 'picnic-entries',
    winners: ['theo'],
    entered: [['theo', 20]],
    others: 60,
    acknowledged: [],
    closed: season.begins(-30).add({ minutes: 1 }),
    drawn: season.at(-3, 11),
    published: season.at(-2, 9, 30),
  },
];

/** Finished draws: entered, closed, sealed, rolled, verified, and published by the same steps as any other. */
export async function tellDraws(
  trx: Transaction,
  context: Context,
  season: Season,
  shopper: Households,
): Promise<void> {
  for (const past of pasts(season)) {
    const drawId = past.programCode.toLowerCase();
    await enterAll(trx, context, past, shopper);
    const at = (now: Temporal.Instant, operator: string): DrawStep => ({
      context: { ...context, db: trx, clock: { now: () => now } },
      drawId,
      operator,
    });
    await closeDraw(at(past.closed, 'A. Romero'));
    await sealDraw(at(past.drawn.subtract({ minutes: 20 }), 'A. Romero'));
    const wanted = past.winners.map((key) => shopper(key).householdId);
    await throwDice(at(past.drawn, 'K. Lindqvist'), await diceFor(trx, context, drawId, wanted));
    await verifyDraw(at(past.drawn.add({ minutes: 5 }), 'K. Lindqvist'));
    await publishDraw(at(past.published, 'A. Romero'));
    const config = { ...context.config, smtpUrl: null, texts: null };
    await tendWinners({ ...context, config, outbox: noOutbox, db: trx, clock: { now: () => past.published } });
    for (const key of past.acknowledged)
      await acknowledge(trx, {
        householdId: shopper(key).householdId,
        programCode: past.programCode,
        prizeId: past.prizeId,
      });
  }
}

async function enterAll(trx: Transaction, { random }: Context, past: Past, shopper: Households): Promise<void> {
  const { programCode, prizeId } = past;
  const at = past.closed.subtract({ hours: 24 * 4 });
  const enter = (householdId: string, count: number) =>
    enterProgramDraw(trx, { householdId, programCode, prizeId, count, source: 'PLAY', at });
  for (const [key, count] of past.entered) await enter(shopper(key).householdId, count);
  for (let entered = 0, number = 1; entered < past.others; number++) {
    const count = Math.min(1 + randomInt(random, 6), past.others - entered);
    await enter(`household-of-others-${number}`, count);
    entered += count;
  }
}

/** Eight dice that make the chosen households win; a demo may search for them, a real draw may not. */
async function diceFor(
  trx: Transaction,
  { random }: Context,
  drawId: string,
  wanted: readonly string[],
): Promise<string> {
  const draw = await drawById(trx, drawId);
  const pseudonym = await pseudonyms(trx, random, drawId);
  const households = new Set(wanted.map(pseudonym));
  const entries = [];
  for await (const page of publicEntries(trx, random, drawId)) entries.push(...page);
  for (;;) {
    const dice = Array.from({ length: 8 }, () => 1 + randomInt(random, 6)).join('');
    const randomness = randomnessOf(nodeHashes, draw?.server_seed ?? '', draw?.merkle_root ?? '', dice);
    const ranking = new Ranking(nodeHashes, households.size, randomness);
    for (const entry of entries) ranking.add(entry);
    if (ranking.places().every((place) => households.has(place.household))) return dice;
  }
}
