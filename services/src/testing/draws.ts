import { sql } from 'kysely';
import { inTransaction } from '../platform/database/database.ts';
import type { World } from './world.ts';
import {
  closeDraw,
  type DrawStep,
  publishDraw,
  sealDraw,
  throwDice,
  verifyDraw,
} from '../draws/drawing/draw-operations.ts';
import { enterProgramDraw } from '../games/index.ts';
import type { PrizeDraft } from '../games/programs/publish.ts';
import { odds, publish } from './games.ts';

/** A ticket for 20 points that grants one entry; winning one in a play grants one, too. */
export const ticket: PrizeDraft = {
  prize_id: 'ticket',
  prize_type: 'SWEEPSTAKES',
  reward_kind: 'SWEEPSTAKES',
  name: 'Sweepstakes entry',
  image_id: 'ticket',
  arv_cents: 0,
  entries: 1,
  cost_points: 20,
};
const produce: PrizeDraft = {
  prize_id: 'produce',
  prize_type: 'ALTERNATE_PRIZES',
  reward_kind: 'EARN',
  name: '$1 off produce',
  image_id: 'green-apple',
  arv_cents: 100,
  alternate_rank: 1,
};
/** One second after the last instant to enter. */
export const closed = '2026-09-01T07:00:00Z';

/** Publishes `SPIN` as a sweepstakes in which every play is an entry; its draw is `spin`. */
export const publishSweepstakesProgram = (
  world: World,
  own: {
    entryLimit?: number;
    winnerCount?: number;
    alternateCount?: number;
    employeesExcluded?: boolean;
    voidWhere?: string[];
    minAge?: number;
  } = {},
) =>
  publish(world, {
    uiAttributes: own.minAge === undefined ? {} : { minAge: own.minAge },
    prizes: [ticket, produce],
    game: { odds: [odds('ticket', 1)] },
    employeesExcluded: own.employeesExcluded ?? true,
    voidWhere: own.voidWhere ?? [],
    sweepstakes: {
      prizeName: 'Groceries for a year',
      prizeValueCents: 520_000,
      imageId: 'trophy',
      winnerCount: own.winnerCount ?? 1,
      alternateCount: own.alternateCount ?? 2,
      entryLimit: own.entryLimit ?? 50,
      drawsAt: Temporal.Instant.from('2026-09-04T21:00:00Z'),
      serverSeed: world.random.bytes(32).toString('hex'),
    },
  });

/** Enters households, each as many times as the list says. */
export async function enter(world: World, households: Readonly<Record<string, number>>): Promise<void> {
  const at = world.clock.now();
  for (const [householdId, count] of Object.entries(households))
    await inTransaction(world.db, (trx) =>
      enterProgramDraw(trx, {
        householdId,
        programCode: 'SPIN',
        prizeId: 'ticket',
        count,
        source: 'PLAY',
        at,
      }),
    );
}

/** Writes a large number of entries for many households in one statement, past every limit. */
export async function enterAtOnce(world: World, count: number, households: number): Promise<void> {
  await sql`insert into games.entry (draw_id, holder, prize_id, source, entered_at)
    select 'spin', 'household-' || number % ${households}::int, 'ticket', 'PLAY', ${world.clock.now().toString()}::timestamptz
    from generate_series(1, ${count}::int) number`.execute(world.db);
}

export const step = (world: World, operator: string): DrawStep => ({
  context: world.context,
  drawId: 'spin',
  operator,
});

/** Takes the draw from its close to the published file. */
export async function drawAll(world: World): Promise<void> {
  world.clock.set(closed);
  await closeDraw(step(world, 'romero'));
  await sealDraw(step(world, 'romero'));
  await throwDice(step(world, 'lindqvist'), '41625361');
  await verifyDraw(step(world, 'lindqvist'));
  await publishDraw(step(world, 'romero'));
}
