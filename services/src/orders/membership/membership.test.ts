import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersShopper } from '../testing/orders-shopper.ts';
import { ordersWorld } from '../testing/orders-world.ts';
import { type QuillpayWorld, quillpayWorld } from '../testing/quillpay-world.ts';
import { paymentPorts } from '../payments/ports.ts';
import type { Membership } from '../contract/membership.ts';
import { membershipCents } from '../rules/membership/fees.ts';
import { renewMemberships } from './renew.ts';
import { settleOpenCharges } from './settle-charge.ts';

let quillpay: QuillpayWorld;
beforeAll(async () => void (quillpay = await quillpayWorld()));
afterAll(() => quillpay.close());

interface FreshPass {
  isActive: boolean;
  renews: boolean;
  canJoin: boolean;
  canKeep: boolean;
  renewsAt: string | null;
}
const zone = async () => 'America/Los_Angeles';
const context = () => ({ ...quillpay.world.context, ports: paymentPorts(quillpay.world.context.config) });

let names = 0;
/** A household that may join. */
function household(world = quillpay.world) {
  const shopper = ordersShopper(world, `member-${++names}`);
  const ask = async <T>(method: 'GET' | 'POST', url: string, payload?: object, key = `member-key-${++names}`) => {
    const answer = await world.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${await world.tokenFor(shopper.who!)}`, 'idempotency-key': key },
      ...(payload && { payload }),
    });
    const body = answer.json<T & { errors?: { code: string }[] }>();
    return { status: answer.statusCode, body, code: body.errors?.[0]?.code };
  };
  const path = `/profile/customers/${shopper.who!.customerId}/freshpass`;
  return {
    shopper,
    joins: (key?: string, expectedCents = membershipCents) =>
      ask<Membership>('POST', '/orders/freshpass', { expectedCents }, key),
    changes: async (action: string) => (await ask<FreshPass>('POST', path, { action })).body,
    stands: async () => (await ask<FreshPass>('GET', path)).body,
    membership: async () => (await ask<Membership>('GET', '/orders/freshpass')).body,
    deliveryFees: async () =>
      (await shopper.slots('DELIVERY')).map(({ feeCents, waivedFeeCents }) => [feeCents, waivedFeeCents]),
  };
}
/** What the provider was asked to charge since. */
const charges = () =>
  [...quillpay.provider.holds.values()]
    .filter(({ order }) => order.startsWith('membership-'))
    .map(({ captured }) => captured);
async function charged(work: () => Promise<unknown>): Promise<number[]> {
  const before = charges().length;
  await work();
  await quillpay.world.runJobs();
  return charges().slice(before);
}

test('N-70 S-28 who joins pays for a month once, and delivery is free at once', async () => {
  const maya = household();
  expect(await maya.deliveryFees()).toContainEqual([595, 0]);
  expect(await charged(async () => expect((await maya.joins('member-joins-once')).status).toBe(200))).toEqual([1299]);
  expect(await maya.stands()).toMatchObject({ isActive: true, renews: true, canJoin: false });
  expect(await maya.deliveryFees()).not.toContainEqual([595, 0]);
  expect(await maya.deliveryFees()).toContainEqual([0, 595]);
  expect(await charged(() => maya.joins('member-joins-once'))).toEqual([]);
  expect(await charged(() => maya.joins())).toEqual([]);
});

test('I-8 a household that joins from eight tabs at once pays once', async () => {
  const maya = household();
  const answers: number[] = [];
  expect(
    await charged(async () => {
      answers.push(...(await Promise.all(Array.from({ length: 8 }, () => maya.joins()))).map(({ status }) => status));
    }),
  ).toEqual([1299]);
  expect(answers).toEqual(Array(8).fill(200));
});

test('N-64 a payment that is declined charges nothing and begins nothing; another try may go through', async () => {
  const maya = household();
  quillpay.provider.next('decline');
  expect((await maya.joins()).code).toBe('PAYMENT_DECLINED');
  expect(await maya.stands()).toMatchObject({ isActive: false, canJoin: true });
  expect((await maya.joins()).status).toBe(200);
});

test('N-64 an answer that is lost is found out, by the same request or without it, and charged once', async () => {
  const [ada, bea] = [household(), household()];
  const all = await charged(async () => {
    for (const each of [ada, bea]) {
      quillpay.provider.next('lost');
      expect((await each.joins('member-lost-answer')).code).toBe('PAYMENT_UNKNOWN');
    }
    expect((await ada.joins('member-lost-answer')).status).toBe(200);
    quillpay.world.clock.advance({ minutes: 1 });
    expect(await settleOpenCharges(context(), zone)).toBe(1);
  });
  expect(all).toEqual([1299, 1299]);
  expect([(await ada.stands()).isActive, (await bea.stands()).isActive]).toEqual([true, true]);
});

test('N-70 a price that has changed, and a store without a provider, charge nothing', async () => {
  expect((await household().joins(undefined, 999)).code).toBe('PRICE_CHANGED');
  const world = await ordersWorld();
  const theo = household(world);
  expect(await theo.membership()).toMatchObject({ priceCents: null, method: null });
  expect((await theo.joins()).code).toBe('NOT_OFFERED');
  await world.close();
});

test('N-70 a free month comes first: joining during it is paid for when it ends, and each month once', async () => {
  const maya = household();
  await maya.changes('START_TRIAL');
  expect(await charged(() => maya.joins())).toEqual([]);
  const { renewsAt } = await maya.stands();
  expect(renewsAt).toMatch(/^2026-09-05/);
  const { world } = quillpay;
  const before = world.clock.now();
  world.clock.set(Temporal.Instant.from(renewsAt!).add({ minutes: 1 }));
  const renew = async () => void (await renewMemberships(context(), zone));
  expect((await charged(() => Promise.all([renew(), renew()]))).length).toBeGreaterThan(0);
  expect(await charged(renew)).toEqual([]);
  expect(await maya.stands()).toMatchObject({ isActive: true, renews: true });
  world.clock.set(before);
});

test('N-70 what FreshPass has saved is told, also after the order moves; a canceled order saved nothing', async () => {
  const maya = household();
  await maya.joins();
  const { shopper } = maya;
  await shopper.getsReady();
  await shopper.chooses({ channel: 'DELIVERY', addressId: await shopper.lives() });
  const slot = (await shopper.slots('DELIVERY')).find(({ waivedFeeCents }) => waivedFeeCents === 595)!;
  expect((await shopper.holds(slot.slotId)).body).toMatchObject({ feeCents: 0, waivedFeeCents: 595 });
  expect((await shopper.looks()).body).toMatchObject({ feeCents: 0, slot: { feeCents: 0, waivedFeeCents: 595 } });
  const { orderNumber, feeCents, version } = (await shopper.places()).body;
  expect(feeCents).toBe(0);
  expect((await maya.membership()).savings).toMatchObject({ cents: 595, orders: 1 });
  const other = (await shopper.slots('DELIVERY')).filter(({ waivedFeeCents }) => waivedFeeCents === 595).at(-1)!;
  const moved = await quillpay.world.app.inject({
    method: 'PUT',
    url: `/orders/${orderNumber}/slot`,
    headers: {
      authorization: `Bearer ${await quillpay.world.tokenFor(shopper.who!)}`,
      'idempotency-key': 'member-moves-order',
    },
    payload: { slotId: other.slotId, versionNumber: version },
  });
  expect(moved.json()).toMatchObject({ feeCents: 0 });
  expect((await maya.membership()).savings).toMatchObject({ cents: 595, orders: 1 });
  await quillpay.world.app.inject({
    method: 'POST',
    url: `/orders/${orderNumber}/cancel`,
    headers: {
      authorization: `Bearer ${await quillpay.world.tokenFor(shopper.who!)}`,
      'idempotency-key': 'member-cancels-it',
    },
  });
  expect((await maya.membership()).savings).toMatchObject({ cents: 0, orders: 0, since: null });
});

test('N-70 a month that is canceled stays until it ends, is kept for nothing, and ends when its payment is declined', async () => {
  const { world, provider } = quillpay;
  const maya = household();
  await maya.joins();
  expect(await maya.changes('CANCEL')).toMatchObject({ isActive: true, renews: false, canKeep: true, canJoin: false });
  expect(await charged(() => maya.joins())).toEqual([]);
  const { renewsAt } = await maya.stands();
  world.clock.set(Temporal.Instant.from(renewsAt!).add({ minutes: 1 }));
  provider.next(...Array<'decline'>(20).fill('decline'));
  await renewMemberships(context(), zone);
  expect(await maya.stands()).toMatchObject({ isActive: false, renews: false, canJoin: true });
});
