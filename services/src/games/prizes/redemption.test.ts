import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import type { PrizeDraft } from '../programs/publish.ts';
import { publishPrizeContent } from '../programs/publish-prizes.ts';
import { addVendorCodes } from '../store/vendor-codes.ts';
import { gamesDb } from '../store/tables.ts';
import { alternate, gamesWorld, joined, noon, odds, publish } from '../../testing/games.ts';
import { forPoints, prizesForPoints } from '../../testing/prizes-for-points.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterEach(async () => {
  await sql`truncate games.program, games.recipe cascade`.execute(world.db);
  world.clock.set(noon);
});
afterAll(() => world.close());

const { sells, stock, expectUntouched } = prizesForPoints(() => world);

test('G-43 N-26 B4U_OFFER: a household coupon, clipped and in My List, for points, and whether it is only for the store', async () => {
  await sells();
  const ada = await joined(world, 'ada', 100);
  const { status, body } = await ada.redeems();
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'COMPLETED', source: 'POINTS', pointsSpent: 40, totalGamePoints: 60 });
  expect(body.receipt).toMatch(/^R-\w{6}$/);
  const headers = { authorization: `Bearer ${await world.tokenFor(ada.who)}` };
  const { offers } = (await world.app.inject({ url: '/offers/personal', headers })).json();
  expect(offers).toMatchObject([{ title: 'Free loaf', status: 'C', inMyList: true }]);
  expect(body.result).toEqual({
    prizeType: 'B4U_OFFER',
    offerId: offers[0].offerId,
    isStoreOnly: true,
    expiresAt: '2026-09-15T06:59:59.999Z',
  });
  expect(await stock()).toEqual({ issued: 1, remaining: 9, held: 0 });
  expect(await ada.prize('loaf')).toMatchObject({ quantityLeft: 9, givenOut: 1 });
  expect(await ada.posted()).toBe(60);
});

test('G-43 N-12 N-26 REWARD: grocery rewards last through the end of the next month', async () => {
  await sells({ prize_type: 'REWARD', reward_kind: 'BURN', details: { rewardCents: 1000 } });
  const bea = await joined(world, 'bea', 80);
  expect(await bea.prize('loaf')).toMatchObject({ rewardUntil: '2026-10-01T06:59:59.999Z' });
  const { body } = await bea.redeems({ prizeType: 'REWARD' });
  expect(body.result).toMatchObject({ valueCents: 1000, expiresAt: '2026-10-01T06:59:59.999Z' });
  await bea.redeems({ prizeType: 'REWARD' });
  expect((await bea.get('/rewards')).body).toMatchObject({
    balanceCents: 2000,
    rewards: [{ leftCents: 1000, prizeId: expect.any(String) }, {}],
  });
  world.clock.set('2026-10-01T07:00:00Z');
  expect((await bea.get('/rewards')).body).toMatchObject({ balanceCents: 0, rewards: [] });
});

test('G-43 N-26 N-70 FRESH_PASS: months follow one another', async () => {
  await sells({ prize_type: 'FRESH_PASS' });
  const cam = await joined(world, 'cam', 80);
  const first = (await cam.redeems({ prizeType: 'FRESH_PASS' })).body.result;
  const second = (await cam.redeems({ prizeType: 'FRESH_PASS' })).body.result;
  expect(first).toMatchObject({ start: '2026-08-05T19:00:00.000Z', until: '2026-09-05T18:59:59.999Z' });
  expect(second).toMatchObject({ start: '2026-09-05T19:00:00.000Z', until: '2026-10-05T18:59:59.999Z' });
});

const codes = async (...texts: string[]) => addVendorCodes(gamesDb(world.db), world.random, 'loaf', texts);

test('G-43 N-26 VENDOR: a unique code that only its household can read again', async () => {
  await sells({ prize_type: 'VENDOR', details: { vendor: { name: 'Lantern Cinemas', url: 'https://example.com' } } });
  await codes('AAAA-1', 'BBBB-2');
  const dan = await joined(world, 'dan', 80);
  const eva = await joined(world, 'eva', 80);
  const { body } = await dan.redeems({ prizeType: 'VENDOR' });
  const other = (await eva.redeems({ prizeType: 'VENDOR' })).body;
  const given = [body.result, other.result].flatMap((result) => (result.prizeType === 'VENDOR' ? [result.code] : []));
  expect(given.toSorted()).toEqual(['AAAA-1', 'BBBB-2']);
  expect(await dan.redemptions('loaf')).toEqual([body]);
  expect((await dan.get(`/redemptions/${body.redemptionId}`)).body).toEqual(body);
  expect((await eva.get(`/redemptions/${body.redemptionId}`)).code).toBe('REDEMPTION_NOT_FOUND');
  const kept = await sql`select sealed_code from games.vendor_code`.execute(world.db);
  expect(JSON.stringify(kept.rows)).not.toMatch(/AAAA|BBBB/);
});

test('T-46 an empty pool of codes means sold out, and no points are taken', async () => {
  await sells({ prize_type: 'VENDOR', details: { vendor: { name: 'Lantern Cinemas' } } });
  const fay = await joined(world, 'fay', 80);
  expect(await fay.prize('loaf')).toMatchObject({ quantityLeft: 0, available: false, cannotRedeemReason: 'SOLD_OUT' });
  const refused = await fay.redeems({ prizeType: 'VENDOR' });
  expect([refused.status, refused.code]).toEqual([409, 'SOLD_OUT']);
  await expectUntouched(fay, 80);
});

test('G-43 N-26 RECIPE: the recipe shows once it is unlocked', async () => {
  await sells({ prize_type: 'RECIPE', details: { recipeId: 'soup' } });
  const soup = {
    recipe_id: 'soup',
    title: 'Soup',
    image_id: 'pot-of-food',
    servings: 4,
    minutes: 30,
    ingredients: [{ quantity: '1', name: 'squash' }],
    steps: ['Cook it.'],
  };
  await world.db
    .transaction()
    .execute((trx) => publishPrizeContent(trx, world.random, { recipes: [soup], vendorCodes: {} }));
  const gus = await joined(world, 'gus', 40);
  expect((await gus.prize('loaf')).recipe).toMatchObject({
    title: 'Soup',
    unlocked: false,
    ingredients: [],
    steps: [],
  });
  const { body } = await gus.redeems({ prizeType: 'RECIPE' });
  expect(body.result).toMatchObject({ recipe: { unlocked: true, steps: ['Cook it.'] } });
  expect((await gus.prize('loaf')).recipe).toMatchObject({ unlocked: true, ingredients: [{ name: 'squash' }] });
});

test("G-43 N-26 SWEEPSTAKES: several entries at once, up to the household's limit and no further", async () => {
  const entries = { prize_type: 'SWEEPSTAKES' as const, reward_kind: 'SWEEPSTAKES' as const, entries: 1 };
  await sells({ ...entries, cost_points: 20, quantity_total: null, per_user_limit: 5 });
  const hal = await joined(world, 'hal', 200);
  const { body } = await hal.redeems({ prizeType: 'SWEEPSTAKES', quantity: 4, expectedCost: 80 });
  expect(body).toMatchObject({ pointsSpent: 80, totalGamePoints: 120, result: { count: 4, myEntries: 4 } });
  const beyond = await hal.redeems({ prizeType: 'SWEEPSTAKES', quantity: 2, expectedCost: 40 });
  expect(beyond.code).toBe('LIMIT_REACHED');
  expect(await hal.prize('loaf')).toMatchObject({ myEntries: 4, perUserLimit: 5, cannotRedeemReason: null });
  expect((await hal.redeems({ prizeType: 'SWEEPSTAKES', expectedCost: 20 })).body.result).toMatchObject({
    myEntries: 5,
  });
  expect(await hal.points()).toMatchObject({ sweepstakesEntries: 5, totalGamePoints: 100 });
  expect((await hal.redeems({ quantity: 2 })).status).toBe(404);
});

test('G-44 G-45 N-14 points come in as EARN, go out as BURN, and become entries as SWEEPSTAKES; finished ones are COMPLETED', async () => {
  const entry = { ...forPoints({ quantity_total: null }), prize_id: 'entry', entries: 1 };
  const asEntry = { ...entry, prize_type: 'SWEEPSTAKES' as const, reward_kind: 'SWEEPSTAKES' as const };
  await publish(world, { prizes: [forPoints(), asEntry, alternate] });
  const gil = await joined(world, 'gil', 100);
  await gil.redeems();
  await gil.redeems({ prizeId: 'entry', prizeType: 'SWEEPSTAKES' });
  const { body } = await gil.get<{ items: { rewardKind: string; status: string; points: number }[] }>(
    `/rewards/transaction-history/${gil.who.householdId}`,
  );
  const seen = body.items.map(({ rewardKind, status, points }) => `${rewardKind} ${status} ${points}`);
  expect(seen).toContain('EARN COMPLETED 100');
  expect(seen).toContain('BURN COMPLETED -40');
  expect(seen).toContain('SWEEPSTAKES COMPLETED -40');
  expect(new Set(body.items.map(({ rewardKind }) => rewardKind))).toEqual(new Set(['EARN', 'BURN', 'SWEEPSTAKES']));
});

test('N-26 only entries can be redeemed more than one at a time', async () => {
  await sells();
  const ida = await joined(world, 'ida', 100);
  expect((await ida.redeems({ quantity: 2, expectedCost: 80 })).status).toBe(400);
  await expectUntouched(ida, 100);
});

test('N-5 T-59 an employee can get every prize except entries', async () => {
  const entry: PrizeDraft = {
    ...forPoints({ quantity_total: null }),
    prize_id: 'entry',
    prize_type: 'SWEEPSTAKES',
    reward_kind: 'SWEEPSTAKES',
    entries: 1,
  };
  await publish(world, { prizes: [forPoints(), entry, alternate] });
  const jon = await joined(world, 'jon', 100, { customerType: 'E' });
  const refused = await jon.redeems({ prizeId: 'entry', prizeType: 'SWEEPSTAKES' });
  expect([refused.status, refused.code]).toEqual([403, 'EMPLOYEE_EXCLUDED']);
  expect((await jon.redeems()).status).toBe(200);
});

test('N-26 a won prize is redeemed once, at no cost, before its deadline', async () => {
  await publish(world, { game: { odds: [odds('loaf', 1)] } });
  const kay = await joined(world, 'kay', 80);
  await kay.plays();
  await kay.plays();
  const [first, second] = await kay.won();
  const { body } = await kay.redeems({ expectedCost: 0, transactionId: first!.transactionId });
  expect(body).toMatchObject({ source: 'WIN', pointsSpent: 0, totalGamePoints: 0, result: { prizeType: 'B4U_OFFER' } });
  expect((await kay.redeems({ expectedCost: 0, transactionId: first!.transactionId })).code).toBe('ALREADY_REDEEMED');
  expect((await kay.won()).map((win) => win.status).toSorted()).toEqual(['REDEEMED', 'WON']);
  const lea = await joined(world, 'lea');
  expect((await lea.redeems({ expectedCost: 0, transactionId: second!.transactionId })).code).toBe('WIN_NOT_FOUND');
  world.clock.set('2026-09-15T07:00:00Z');
  expect((await kay.redeems({ expectedCost: 0, transactionId: second!.transactionId })).code).toBe('EXPIRED');
});

test('N-12 a prize won in a game that is over can still be redeemed; one that costs points cannot', async () => {
  await publish(world, { prizes: [forPoints(), alternate] });
  const max = await joined(world, 'max', 80);
  await max.plays();
  world.clock.set('2026-09-15T06:59:59Z');
  expect((await max.redeems()).code).toBe('ENDED');
  // The win isn't named: the one that waits costs nothing.
  expect((await max.redeems({ expectedCost: 0 })).body).toMatchObject({ source: 'WIN' });
});

test('N-26 repeating a request gets the same answer, whatever has happened since; a different one with its ID is refused', async () => {
  await sells();
  const val = await joined(world, 'val', 200);
  const first = await val.redeems({ clientRequestId: 'once-only' });
  await val.redeems();
  expect((await val.redeems({ clientRequestId: 'once-only' })).body).toEqual(first.body);
  const other = await val.redeems({ clientRequestId: 'once-only', expectedCost: 41 });
  expect([other.status, other.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  await val.redeems({}, 'header-key-1');
  expect((await val.redeems({}, 'header-key-1')).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await val.points()).toMatchObject({ totalGamePoints: 80 });
});
