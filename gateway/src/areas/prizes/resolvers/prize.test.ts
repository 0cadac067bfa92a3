import { expect, test } from 'vitest';
import type { ErrorEnvelope, Redemption } from '../../../generated/rest.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { aProgram, somePoints } from '../../../testing/rows.ts';
import { run } from '../../../testing/context.ts';
import { aPrize } from '../../../testing/prize.ts';

const programs = {
  userOptedInPrograms: [aProgram({ uiAttributes: { tokenLabelSingular: 'Berry', tokenLabelPlural: 'Berries' } })],
  storePrograms: [],
  sweepstakesWinners: [],
  optInEnhancementsEnabled: true,
};
const sources = (given: object) => ({
  content: { gamesConfig: () => Promise.reject(new Error('not asked for')) },
  games: { programs: async () => programs, points: async () => somePoints({ totalGamePoints: 112 }), ...given },
  prizes: given,
});
const aRedemption = (result: Redemption['result'], given: Partial<Redemption> = {}): Redemption => ({
  redemptionId: 'r-1',
  receipt: 'R-7F3K92',
  programCode: 'HARVEST',
  prizeId: 'p-coffee',
  prizeType: result.prizeType,
  name: 'Free coffee, any size',
  imageId: 'hot-beverage',
  source: 'POINTS',
  status: 'COMPLETED',
  redeemedAt: '2026-08-05T12:00:00.000Z',
  pointsSpent: 40,
  totalGamePoints: 72,
  result,
  ...given,
});
const refusal = (errors: ErrorEnvelope['errors'], status = 409) =>
  new UpstreamError({
    upstream: 'games',
    failure: 'STATUS',
    status,
    correlationId: 'c-1',
    envelope: { errors, serviceErrors: [], correlationId: 'c-1' },
  });

test("N-25 a prize says what is missing, in its game's words, and how long it is held", async () => {
  const prize = aPrize({
    costPoints: 120,
    cannotRedeemReason: 'INSUFFICIENT_POINTS',
    hold: { holdId: 'h-1', prizeId: 'p-coffee', expiresAt: '2026-08-06T11:58:10.000Z' },
    arvCents: 1299,
  });
  const fields =
    'state stateText pointsMissing pointsNow pointsAfter approximateValue { amount } hold { untilString minutesLeft }';
  const { data, errors } = await run(`{ me { prize(id: "p-coffee") { ${fields} } } }`, {
    sources: sources({ prize: async () => prize }),
  });
  expect(errors).toEqual([]);
  expect(data).toHaveProperty('me.prize', {
    state: 'HELD',
    stateText: '8 Berries to go. Reach 120 in time and the prize is yours to redeem.',
    pointsMissing: 8,
    pointsNow: 112,
    pointsAfter: null,
    approximateValue: { amount: '12.99' },
    hold: { untilString: 'tomorrow, 4:58 AM PT', minutesLeft: 1439 },
  });
});

test('N-25 points that cannot be loaded leave the rest of the prize intact', async () => {
  const { data } = await run('{ me { prize(id: "p") { name state pointsNow pointsAfter } } }', {
    sources: sources({ prize: async () => aPrize(), points: () => Promise.reject(new Error('down')) }),
  });
  expect(data).toHaveProperty('me.prize', {
    name: 'Free coffee, any size',
    state: 'REDEEMABLE',
    pointsNow: null,
    pointsAfter: null,
  });
});

test('G-81 a nonexistent prize is null, with an error', async () => {
  const { data, errors } = await run('{ me { prize(id: "nothing") { name } } }', {
    sources: sources({ prize: () => Promise.reject(refusal([{ code: 'PRIZE_NOT_FOUND', message: 'x' }], 404)) }),
  });
  expect(data).toEqual({ me: { prize: null } });
  expect(errors).toEqual(["We couldn't find that prize."]);
});

const expiresAt = '2026-09-15T06:59:59.999Z';
test.each<[Redemption['result'], string, object]>([
  [
    { prizeType: 'B4U_OFFER', offerId: 'o-1', isStoreOnly: false, expiresAt },
    'RedeemedOffer { isClipped isInMyList expiresAtString }',
    { isClipped: true, isInMyList: true, expiresAtString: 'Sep 14' },
  ],
  [
    { prizeType: 'REWARD', rewardId: 'w-1', valueCents: 1000, expiresAt },
    'RedeemedReward { value { amount currencyCode } }',
    { value: { amount: '10.00', currencyCode: 'USD' } },
  ],
  [
    { prizeType: 'FRESH_PASS', subscriptionId: 's-1', start: expiresAt, until: expiresAt },
    'RedeemedFreshPass { untilString href }',
    { untilString: 'Sep 14', href: '/freshpass/manage/subscribe' },
  ],
  [
    {
      prizeType: 'VENDOR',
      code: 'LC47-9KQM',
      vendorName: 'Lantern Cinemas',
      url: null,
      instructions: null,
      expiresAt: null,
    },
    'RedeemedCode { code vendorName expiresAtString }',
    { code: 'LC47-9KQM', vendorName: 'Lantern Cinemas', expiresAtString: null },
  ],
  [
    { prizeType: 'SWEEPSTAKES', entryIds: ['E-1', 'E-2'], count: 2, myEntries: 14, drawDate: expiresAt },
    'SweepstakesEntry { count entryIds myEntries drawDateString }',
    { count: 2, entryIds: ['E-1', 'E-2'], myEntries: 14, drawDateString: 'Sep 14 at 11:59 PM PT' },
  ],
  [
    {
      prizeType: 'RECIPE',
      recipe: {
        recipeId: 'soup',
        title: 'Soup',
        imageId: 'pot',
        servings: 4,
        minutes: 30,
        unlocked: true,
        ingredients: [],
        steps: ['Cook.'],
      },
    },
    'UnlockedRecipe { recipe { isUnlocked steps } }',
    { recipe: { isUnlocked: true, steps: ['Cook.'] } },
  ],
])('N-26 %o is redeemed and read', async (result, fragment, expected) => {
  const asked: object[] = [];
  const { data, errors } = await run(
    `mutation { redeemPrize(input: { prizeId: "p-coffee", expectedCost: 40, clientRequestId: "request-1" }) {
      redemption { receipt redeemedAtString pointsLeft result { ... on ${fragment} } } points { totalGamePoints } userErrors { code }
    } }`,
    {
      sources: sources({
        prize: async () => aPrize({ prizeType: result.prizeType }),
        redeem: async (body: object) => {
          asked.push(body);
          return aRedemption(result);
        },
      }),
    },
  );
  expect(errors).toEqual([]);
  expect(data).toHaveProperty('redeemPrize', {
    redemption: { receipt: 'R-7F3K92', redeemedAtString: 'Aug 5', pointsLeft: 72, result: expected },
    points: { totalGamePoints: 112 },
    userErrors: [],
  });
  expect(asked).toEqual([
    {
      programCode: 'HARVEST',
      prizeId: 'p-coffee',
      prizeType: result.prizeType,
      quantity: 1,
      storeId: '2300',
      expectedCost: 40,
      clientRequestId: 'request-1',
    },
  ]);
});

test("N-26 a refusal names the new price in the game's words and returns the updated prize", async () => {
  const details = { costPoints: 60 };
  const { data } = await run(
    `mutation { redeemPrize(input: { prizeId: "p-coffee", expectedCost: 40, clientRequestId: "request-1" }) {
      redemption { id } prize { costPoints } userErrors { code message field } } }`,
    {
      sources: sources({
        prize: async () => aPrize({ costPoints: 60 }),
        redeem: () =>
          Promise.reject(refusal([{ code: 'PRICE_CHANGED', message: 'x', field: 'expectedCost', details }])),
      }),
    },
  );
  expect(data).toHaveProperty('redeemPrize', {
    redemption: null,
    prize: { costPoints: 60 },
    userErrors: [
      {
        code: 'PRICE_CHANGED',
        message:
          'The price changed to 60 Berries. It was 40 when you opened this page. Redeem it at the new price, or leave it.',
        field: 'expectedCost',
      },
    ],
  });
});

test('N-3 a step-up is a response error, not a refusal of the prize', async () => {
  const { data, errors } = await run(
    'mutation { redeemPrize(input: { prizeId: "p", expectedCost: 40, clientRequestId: "request-1" }) { userErrors { code } } }',
    {
      sources: sources({
        prize: async () => aPrize(),
        redeem: () => Promise.reject(refusal([{ code: 'STEP_UP_REQUIRED', message: 'Confirm.' }], 401)),
      }),
    },
  );
  expect(data).toBeNull();
  expect(errors).toHaveLength(1);
});

test('N-26 one of three is chosen directly for a win', async () => {
  const asked: object[] = [];
  const { data } = await run(
    `mutation { chooseAlternatePrize(input: { prizeId: "p-coffee", winId: "w-1", choiceId: "pie", clientRequestId: "request-1" }) {
      redemption { prizeName source } userErrors { code } } }`,
    {
      sources: sources({
        prize: async () => aPrize({ prizeType: 'ALTERNATE_PRIZES' }),
        choose: async (body: object) => {
          asked.push(body);
          return aRedemption(
            { prizeType: 'B4U_OFFER', offerId: 'o-1', isStoreOnly: false, expiresAt },
            { name: 'Family apple pie', source: 'CHOICE' },
          );
        },
      }),
    },
  );
  expect(data).toHaveProperty('chooseAlternatePrize', {
    redemption: { prizeName: 'Family apple pie', source: 'CHOICE' },
    userErrors: [],
  });
  expect(asked).toEqual([{ choiceId: 'pie', clientRequestId: 'request-1', transactionId: 'w-1' }]);
});

test('N-26 a hold is made, refused with its reason, and released', async () => {
  const hold = { holdId: 'h-1', prizeId: 'p', expiresAt: '2026-08-06T12:00:00.000Z' };
  const mutation =
    'mutation { holdPrize(input: { prizeId: "p", clientRequestId: "request-1" }) { hold { minutesLeft } userErrors { code message } } }';
  const given = (holdPrize: () => Promise<unknown>) => ({
    sources: sources({ prize: async () => aPrize(), holdPrize }),
  });
  expect(
    (
      await run(
        mutation,
        given(async () => hold),
      )
    ).data,
  ).toHaveProperty('holdPrize.hold', { minutesLeft: 1440 });
  const refused = given(() => Promise.reject(refusal([{ code: 'HOLD_EXISTS', message: 'x' }])));
  expect((await run(mutation, refused)).data).toHaveProperty('holdPrize', {
    hold: null,
    userErrors: [
      {
        code: 'HOLD_EXISTS',
        message: "You're already holding another prize in this game. You can hold one at a time.",
      },
    ],
  });
  const released = await run('mutation { releasePrizeHold(input: { prizeId: "p" }) { prize { state } } }', {
    sources: sources({ prize: async () => aPrize(), releasePrizeHold: async () => ({ prizeId: 'p', released: true }) }),
  });
  expect(released.data).toEqual({ releasePrizeHold: { prize: { state: 'REDEEMABLE' } } });
});

test('N-12 grocery rewards are amounts of money with a last day', async () => {
  const reward = { rewardId: 'w-1', title: '$10 grocery reward', valueCents: 1000, leftCents: 750 };
  const { data } = await run(
    '{ me { groceryRewards { balance { amount } rewards { left { amount } expiresAtString } points { count progress } } } }',
    {
      sources: sources({
        groceryRewards: async () => ({
          balanceCents: 750,
          points: { programCode: 'FOR-U', available: 340, pending: 62, perReward: 100, rewards: 3, nextToExpire: null },
          rewards: [{ ...reward, earnedAt: '2026-08-05T12:00:00.000Z', expiresAt: '2026-10-01T06:59:59.999Z' }],
        }),
      }),
    },
  );
  expect(data).toHaveProperty('me.groceryRewards', {
    balance: { amount: '7.50' },
    rewards: [{ left: { amount: '7.50' }, expiresAtString: 'Sep 30' }],
    points: { count: 3, progress: 40 },
  });
});

test('N-69 a stock alert is set and canceled; a prize already in stock is reported, with the updated prize', async () => {
  const mutation = (isOn: boolean) =>
    `mutation { setStockAlert(input: { prizeId: "p", isOn: ${isOn} }) { prize { state hasStockAlert } userErrors { code message } } }`;
  let stockAlert = false;
  const gone = { cannotRedeemReason: 'SOLD_OUT' as const };
  const given = {
    sources: sources({
      prize: async () => aPrize({ ...gone, stockAlert }),
      askForStock: async () => ({ prizeId: 'p', stockAlert: (stockAlert = true) }),
      forgetStock: async () => ({ prizeId: 'p', stockAlert: (stockAlert = false) }),
    }),
  };
  const answer = async (isOn: boolean) => (await run(mutation(isOn), given)).data?.['setStockAlert'];
  expect(await answer(true)).toEqual({ prize: { state: 'SOLD_OUT', hasStockAlert: true }, userErrors: [] });
  expect(await answer(false)).toEqual({ prize: { state: 'SOLD_OUT', hasStockAlert: false }, userErrors: [] });
  const back = await run(mutation(true), {
    sources: sources({
      prize: async () => aPrize(),
      askForStock: () => Promise.reject(refusal([{ code: 'IN_STOCK', message: 'x' }])),
    }),
  });
  expect(back.data?.['setStockAlert']).toEqual({
    prize: { state: 'REDEEMABLE', hasStockAlert: false },
    userErrors: [{ code: 'IN_STOCK', message: 'Back in stock.' }],
  });
});
