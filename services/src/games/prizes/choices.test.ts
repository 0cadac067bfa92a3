import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { giveDefaults } from './default-choices.ts';
import type { PrizeDraft } from '../programs/publish.ts';
import { alternate, gamesWorld, joined, loaf, many, noon, odds, publish } from '../../testing/games.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterEach(async () => {
  await sql`truncate games.program cascade`.execute(world.db);
  world.clock.set(noon);
});
afterAll(() => world.close());

const choosable = (prizeId: string, own: Partial<PrizeDraft> = {}): PrizeDraft => ({
  ...loaf,
  prize_id: prizeId,
  name: prizeId,
  ...own,
});
const three: PrizeDraft = {
  ...alternate,
  prize_id: 'loaf',
  alternate_rank: null,
  details: { choices: { prizeIds: ['pie', 'bouquet', 'reward'], defaultId: 'reward' } },
};
const prizes = [
  three,
  choosable('pie', { quantity_total: 1 }),
  choosable('bouquet'),
  choosable('reward', { prize_type: 'REWARD', details: { rewardCents: 1000 } }),
  alternate,
];
const wins = () => publish(world, { prizes, game: { odds: [odds('loaf', 1)] } });
const oneOf = async (name: string) => {
  const who = await joined(world, name, 40);
  await who.plays();
  const [win] = await who.won();
  return { who, win: { transactionId: win!.transactionId } };
};

test('N-26 ALTERNATE_PRIZES: one of three is chosen from a win, once, and delivered with the choice', async () => {
  await wins();
  const { who: ada, win } = await oneOf('ada');
  const { body } = await ada.chooses({ ...win, choiceId: 'bouquet' });
  expect(body).toMatchObject({
    prizeId: 'bouquet',
    source: 'CHOICE',
    pointsSpent: 0,
    result: { prizeType: 'B4U_OFFER' },
  });
  expect(await ada.redemptions('loaf')).toMatchObject([
    {
      status: 'COMPLETED',
      source: 'WIN',
      result: { chosenRedemptionId: body.redemptionId, defaultChoiceId: 'reward' },
    },
  ]);
  expect((await ada.chooses({ ...win, choiceId: 'pie' })).code).toBe('ALREADY_CHOSEN');
  expect((await ada.won())[0]).toMatchObject({ status: 'REDEEMED' });
});

test('N-26 a prize redeemed for points keeps its choice open, counted from the redemption', async () => {
  await publish(world, { prizes: [{ ...three, cost_points: 40 }, ...prizes.slice(1)] });
  const bea = await joined(world, 'bea', 40);
  const { body } = await bea.redeems({ prizeType: 'ALTERNATE_PRIZES' });
  expect(body).toMatchObject({
    status: 'PENDING',
    result: { choiceIds: ['pie', 'bouquet', 'reward'], chooseBy: '2026-08-12T19:00:00.000Z', chosenRedemptionId: null },
  });
  const { redemptionId } = body;
  expect((await bea.chooses({ redemptionId, choiceId: 'loaf' })).code).toBe('NOT_A_CHOICE');
  expect((await bea.chooses({ redemptionId, choiceId: 'pie' })).status).toBe(200);
  const cam = await joined(world, 'cam');
  expect((await cam.chooses({ redemptionId, choiceId: 'pie' })).code).toBe('REDEMPTION_NOT_FOUND');
});

test('N-26 a choice that has run out is refused, and the others stay open', async () => {
  await wins();
  const { who: dan, win: first } = await oneOf('dan');
  const { who: eva, win } = await oneOf('eva');
  await dan.chooses({ ...first, choiceId: 'pie' });
  expect((await eva.chooses({ ...win, choiceId: 'pie' })).code).toBe('SOLD_OUT');
  expect((await eva.won())[0]).toMatchObject({ status: 'WON' });
  expect((await eva.chooses({ ...win, choiceId: 'reward' })).status).toBe(200);
});

test('N-26 after 7 days the default is awarded once, whether or not the page was opened', async () => {
  await wins();
  const { who: fay, win } = await oneOf('fay');
  const { who: gus, win: opened } = await oneOf('gus');
  await gus.redeems({ prizeType: 'ALTERNATE_PRIZES', expectedCost: 0, ...opened });
  world.clock.set('2026-08-12T19:00:00Z');
  expect(await giveDefaults(world.context)).toBe(0);
  world.clock.set('2026-08-12T19:00:01Z');
  expect((await gus.chooses({ ...opened, choiceId: 'pie' })).code).toBe('EXPIRED');
  await many(8, () => giveDefaults(world.context));
  expect(await giveDefaults(world.context)).toBe(0);
  for (const who of [fay, gus]) {
    expect(await who.redemptions('reward')).toMatchObject([{ source: 'CHOICE', result: { valueCents: 1000 } }]);
    expect((await who.get('/rewards')).body).toMatchObject({ balanceCents: 1000 });
  }
  expect((await fay.chooses({ ...win, choiceId: 'pie' })).code).toBe('ALREADY_CHOSEN');
});

test('I-8 sixteen choices at once for one win make one choice', async () => {
  await wins();
  const { who: ida, win } = await oneOf('ida');
  const answers = await many(16, (index) => ida.chooses({ ...win, choiceId: ['bouquet', 'reward'][index % 2] ?? '' }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['ALREADY_CHOSEN']));
  expect([...(await ida.redemptions('bouquet')), ...(await ida.redemptions('reward'))]).toHaveLength(1);
});

test('I-8 repeating a client request chooses once and gets the same answer', async () => {
  await wins();
  const { who: jon, win } = await oneOf('jon');
  const choice = { ...win, choiceId: 'reward', clientRequestId: 'choose-once' };
  const first = await jon.chooses(choice);
  expect((await jon.chooses(choice)).body).toEqual(first.body);
  expect((await jon.chooses({ ...choice, choiceId: 'pie' })).code).toBe('IDEMPOTENCY_KEY_REUSED');
});
