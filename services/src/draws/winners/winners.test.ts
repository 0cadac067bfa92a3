import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { insertDemoIdentities } from '../../identity/index.ts';
import { identityTables } from '../../identity/store/tables.ts';
import { fillIdentities, shopper as account } from '../../identity/testing/fixture.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { drawAll, enter, publishSweepstakesProgram } from '../../testing/draws.ts';
import { settleWinner, tendWinners } from './winners.ts';
import { gamesWorld, many, noon, shopper } from '../../testing/games.ts';
import { drawsDb } from '../store/tables.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterEach(async () => {
  await sql`truncate games.program, games.notice restart identity cascade`.execute(world.db);
  world.clock.set(noon);
});
afterAll(() => world.close());

interface Wins {
  sweepstakesWinners: {
    programCode: string;
    prizeId: string;
    prizeName: string;
    claimBy: string;
    displayed: boolean;
  }[];
}
const theWin = { programCode: 'SPIN', prizeId: 'ticket' };
const win = (who: ReturnType<typeof shopper>) => who.get<Wins>('/sweepstake/winner?programCode=SPIN');

async function mayaWins() {
  await publishSweepstakesProgram(world);
  const maya = shopper(world, 'maya');
  await enter(world, { [maya.who.householdId]: 2 });
  await drawAll(world);
  await tendWinners(world.context);
  return maya;
}

test('N-31 a winner gets an inbox notice with the prize and seven days to claim it', async () => {
  const maya = await mayaWins();
  expect((await win(maya)).body.sweepstakesWinners).toMatchObject([
    { ...theWin, prizeName: 'Groceries for a year', claimBy: '2026-09-08T07:00:00.000Z', displayed: false },
  ]);
  const inbox = await maya.get<{ unread: number; notices: { noticeId: string; type: string }[] }>('/inbox');
  expect(inbox.body).toMatchObject({
    unread: 1,
    notices: [
      {
        type: 'WIN',
        title: null,
        parts: { code: 'DRAW_WON', prizeName: 'Groceries for a year', claimBy: '2026-09-08T07:00:00.000Z' },
      },
    ],
  });
  const read = await maya.post<{ unread: number }>(`/inbox/${inbox.body.notices[0]?.noticeId}/read`);
  expect(read.body.unread).toBe(0);
  expect((await shopper(world, 'theo').post(`/inbox/${inbox.body.notices[0]?.noticeId}/read`)).status).toBe(404);
  expect((await win(shopper(world, 'theo'))).body.sweepstakesWinners).toEqual([]);
});

test('T-61, I-9 a win acknowledged in 16 tabs disappears from all of them for good, and the claim stays open', async () => {
  const maya = await mayaWins();
  const answers = await many(16, () => maya.post('/update/sweepstakes/wins', { ...theWin, displayed: true }));
  expect(answers.every((answer) => answer.status === 200)).toBe(true);
  expect((await win(maya)).body.sweepstakesWinners).toEqual([]);
  await tendWinners(world.context);
  world.clock.advance('P3D');
  await tendWinners(world.context);
  expect((await win(maya)).body.sweepstakesWinners).toEqual([]);
  expect((await maya.post<{ status: string }>('/sweepstake/claim', theWin)).body.status).toBe('CLAIMED');
  expect((await maya.post<{ status: string }>('/sweepstake/claim', theWin)).body.status).toBe('CLAIMED');
  expect((await shopper(world, 'theo').post('/update/sweepstakes/wins', { ...theWin, displayed: true })).status).toBe(
    404,
  );
});

test('N-3 a claim requires a sign-in within the last 45 minutes', async () => {
  const maya = await mayaWins();
  const old = shopper(world, 'maya', { authenticatedAt: world.clock.now().subtract({ minutes: 46 }) });
  expect(await old.post('/sweepstake/claim', theWin)).toMatchObject({ status: 401, code: 'STEP_UP_REQUIRED' });
  expect((await maya.post('/sweepstake/claim', theWin)).status).toBe(200);
});

test('N-31 a winner who shops in Spanish gets the mail of the win, and of what is still to be claimed, in Spanish', async () => {
  const { householdId } = shopper(world, 'maya').who;
  await fillIdentities(world.context);
  await inTransaction(world.db, (trx) =>
    insertDemoIdentities(trx, {
      stores: [],
      households: [{ householdId, clubCard: null }],
      customers: [account('winner', { householdId }), account('noah', { householdId, email: null })],
    }),
  );
  const identity = identityTables(world.db);
  await identity.updateTable('identity.customer').set({ language: 'es' }).execute();
  await mayaWins();
  world.clock.advance('P3D');
  await tendWinners(world.context);
  const mails = await identity
    .selectFrom('identity.message')
    .select(['subject', 'body'])
    .orderBy('message_id')
    .execute();
  expect(mails).toEqual([
    {
      subject: '¡Felicidades!',
      body: 'Ganaste Groceries for a year en el sorteo Spin. Reclama tu premio hasta el 8 de septiembre.',
    },
    {
      subject: 'Tu premio te espera',
      body: 'Groceries for a year es tuyo. Reclámalo hasta el 8 de septiembre o pasará a otro hogar.',
    },
  ]);
});

test('N-31 reminders go out after 3 and 6 days; after 7 the prize goes to the next alternate', async () => {
  await publishSweepstakesProgram(world);
  const [one, two] = [shopper(world, 'one'), shopper(world, 'two')];
  await enter(world, { [one.who.householdId]: 3, [two.who.householdId]: 3 });
  await drawAll(world);
  await tendWinners(world.context);
  const [first, second] = (await win(one)).body.sweepstakesWinners.length === 1 ? [one, two] : [two, one];
  const titles = async (who: typeof one) =>
    (await who.get<{ notices: { type: string }[] }>('/inbox')).body.notices.map((notice) => notice.type).toSorted();
  for (const [day, expected] of [
    [2, ['WIN']],
    [3, ['CLAIM', 'WIN']],
    [6, ['CLAIM', 'CLAIM', 'WIN']],
  ] as const) {
    world.clock.set(Temporal.Instant.from('2026-09-01T07:00:00Z').add({ hours: 24 * day }));
    await many(4, () => tendWinners(world.context));
    expect(await titles(first)).toEqual(expected);
  }
  expect((await win(second)).body.sweepstakesWinners).toEqual([]);
  world.clock.set('2026-09-08T07:00:00.001Z');
  await many(4, () => tendWinners(world.context));
  expect((await win(first)).body.sweepstakesWinners).toEqual([]);
  expect(await first.post('/sweepstake/claim', theWin)).toMatchObject({ status: 409, code: 'CLAIM_EXPIRED' });
  expect((await win(second)).body.sweepstakesWinners).toHaveLength(1);
  expect(await titles(second)).toEqual(['WIN']);
});

test('N-31 a claim is verified and then fulfilled, only in that order', async () => {
  const maya = await mayaWins();
  await expect(settleWinner(world.context, 'spin', 1, 'VERIFIED')).rejects.toMatchObject({ code: 'WINNER_STATE' });
  await maya.post('/sweepstake/claim', theWin);
  await settleWinner(world.context, 'spin', 1, 'VERIFIED');
  await settleWinner(world.context, 'spin', 1, 'FULFILLED');
  const row = await drawsDb(world.db)
    .selectFrom('games.winner')
    .select('status')
    .where('place', '=', 1)
    .executeTakeFirst();
  expect(row).toEqual({ status: 'FULFILLED' });
});
