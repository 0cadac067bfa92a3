import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../app.ts';
import { demo } from '../../testing/bases.ts';
import { demoShoppers } from '../../demo/shoppers.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Coupon } from '../contract/coupons.ts';
import type { Behavior } from '../rules/offer.ts';
import { publishOffers } from '../store/offers.ts';
import { offerDraft } from '../testing/drafts.ts';

const nothing = { qty: 1, discount: { type: 'AMOUNT_OFF' as const, value: 0 } };
const asking = (behavior: Behavior, more: object = {}) =>
  offerDraft(`asks-${behavior}`, {
    proto: 'CUSTOM',
    rule: { buy: {}, get: nothing, maxApplications: 1, rewardPoints: 50, custom: { name: 'BEHAVIOR' } },
    card: { qualificationBehavior: behavior, name: `for ${behavior}` },
    startsOn: '2026-07-01',
    endsOn: '2026-08-31',
    ...more,
  });

let world: World;
beforeAll(async () => {
  world = await createWorld({
    services,
    connections: 20,
    base: demo,
    fill: async (context) => {
      const drafts = [asking('PROFILE'), asking('COMMUNICATION'), asking('FRESHPASS')];
      await inTransaction(context.db, (trx) => publishOffers(trx, drafts, context.clock.now()));
    },
  });
});
afterAll(() => world.close());

const { customers } = demoShoppers(Temporal.PlainDate.from('2026-07-01'));
let keys = 0;
/** A demo shopper, and what a challenge may ask of them. */
function shopper(key: string) {
  const { customerId = '', storeId = '' } = customers.find((each) => each.key === key) ?? {};
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await world.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${await world.tokenFor(key)}`, 'idempotency-key': `deed-key-${++keys}` },
      ...(payload && { payload }),
    });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
    await world.runJobs();
    return answer.json();
  };
  const profile = `/profile/customers/${customerId}`;
  return {
    activates: (behavior: Behavior) =>
      send('POST', `/offers/clip?storeId=${storeId}`, {
        items: (['C', 'L'] as const).map((clipType) => ({ clipType, itemId: `asks-${behavior}`, itemType: 'CC' })),
      }),
    adds: (handle: string) => send('POST', `${profile}/contact`, { channel: 'sms', handle }),
    wants: (topic: string, enabled = true) =>
      send('POST', `${profile}/communication-preferences`, { changes: [{ topic, channel: 'email', enabled }] }),
    startsFreshPass: () => send('POST', `${profile}/freshpass`, { action: 'START_TRIAL' }),
    status: async (behavior: Behavior): Promise<Coupon['bonusPathStatus']> => {
      const { offer } = await send('GET', `/offers/offerdetail?storeId=${storeId}&offerId=asks-${behavior}`);
      return (offer as Coupon).bonusPathStatus;
    },
    earned: async () =>
      ((await send('GET', '/offers/rewards')).rewards as { offerId: string; points: number; orderNumber: null }[])
        .filter(({ offerId }) => offerId.startsWith('asks-'))
        .map(({ offerId, points, orderNumber }) => [offerId, points, orderNumber]),
    points: async () => (await send('GET', '/games/rewards')).points.available as number,
  };
}

test('S-49 S-122 a mobile number completes the profile that a challenge asks for, once, and its points are posted', async () => {
  const hanna = shopper('hanna');
  await hanna.activates('PROFILE');
  expect(await hanna.status('PROFILE')).toBe('inprogress');
  const before = await hanna.points();
  await hanna.adds('(415) 555-0188');
  await hanna.adds('(415) 555-0188');
  expect(await hanna.status('PROFILE')).toBe('completed');
  expect(await hanna.earned()).toEqual([['asks-PROFILE', 50, null]]);
  expect(await hanna.points()).toBe(before + 50);
});

test('S-49 S-122 choosing to hear of deals counts; reminders of a schedule, and what is only turned off, do not', async () => {
  const naomi = shopper('naomi');
  await naomi.activates('COMMUNICATION');
  await naomi.wants('SCHEDULE_AND_SAVE');
  await naomi.wants('COUPONS', false);
  expect(await naomi.status('COMMUNICATION')).not.toBe('completed');
  await naomi.wants('COUPONS');
  await naomi.wants('COUPONS', false);
  await naomi.wants('WEEKLY_AD');
  expect(await naomi.earned()).toEqual([['asks-COMMUNICATION', 50, null]]);
});

test('S-50 S-122 a month of FreshPass on the house counts for who activated the challenge first', async () => {
  const fresh = shopper('new');
  await fresh.activates('FRESHPASS');
  await fresh.startsFreshPass();
  expect(await fresh.status('FRESHPASS')).toBe('completed');
  const young = shopper('young');
  await young.startsFreshPass();
  await young.activates('FRESHPASS');
  expect(await young.earned()).toEqual([]);
});

test('S-122 what is done already completes a challenge as it is activated: nobody can do it twice', async () => {
  const maya = shopper('maya');
  await maya.activates('PROFILE');
  await maya.activates('COMMUNICATION');
  expect(new Set(await maya.earned())).toEqual(
    new Set([
      ['asks-COMMUNICATION', 50, null],
      ['asks-PROFILE', 50, null],
    ]),
  );
});

test('S-50 S-92 who has FreshPass is not asked to start it', async () => {
  const seen = async (key: string) => {
    const storeId = customers.find((each) => each.key === key)?.storeId;
    const answer = await world.app.inject({
      url: `/offers/companiongallery?storeId=${storeId}&includeOnlyBonusOffer=true`,
      headers: { authorization: `Bearer ${await world.tokenFor(key)}` },
    });
    return answer.body.includes('"asks-FRESHPASS"');
  };
  expect(await seen('maya')).toBe(false);
  expect(await seen('theo')).toBe(true);
});
