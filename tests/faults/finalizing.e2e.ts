import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startStandIn, type StandIn } from '../../services/src/orders/payments/stand-in.ts';
import { within } from '../../scripts/gate/speed.ts';
import { startStack, type Stack } from '../e2e/stack.ts';
import { openWire } from '../e2e/wire.ts';
import { openPoints } from './points.ts';
import { answerOf, type DirectShopper, householdsLike, inBatches, readyCart, signedIn } from './shoppers.ts';

interface Order {
  orderNumber: string;
  state: string;
  totalCents: number;
  cutoffAt: string;
  lines: { entryId: string; ordered: { quantity: number } }[];
  payment: { chargedCents: number; refundedCents: number };
}

/** A step of the store's, as its page sends it. @param services where the store reaches them @returns was it taken? */
const does = async (services: string, orderNumber: string, step: string): Promise<boolean> => {
  const answer = await fetch(`${services}/store/orders/${orderNumber}/${step}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  }).catch(() => undefined);
  return answer?.status === 303;
};

const places = async (shopper: DirectShopper, paymentId: string): Promise<Order> =>
  answerOf<Order>(shopper.ask('POST', '/orders', await readyCart(shopper, paymentId), randomUUID()));

/** All of a line goes back. */
const refunds = (stack: Stack, { orderNumber, lines: [line] }: Order): Promise<string> =>
  stack.operates(
    'okafor',
    'orders',
    'refund',
    '--reason',
    'broken',
    '--quantity',
    String(line!.ordered.quantity),
    // An id of a line may begin with a hyphen.
    '--',
    orderNumber,
    line!.entryId,
  );

/** Keys with which a provider was asked for something about an order: one, however often it was asked. */
const keysFor = (provider: StandIn, orderNumber: string, what: 'capture' | 'refund'): string[] => {
  const ids = [...provider.holds.values()].filter(({ order }) => order === orderNumber).map(({ id }) => id);
  return [...provider.asked.keys()].filter((asked) =>
    ids.some((id) => asked.startsWith(`/authorizations/${id}/${what} `)),
  );
};
const holdOf = (provider: StandIn, orderNumber: string) =>
  [...provider.holds.values()].find(({ order }) => order === orderNumber);

test('N-11 N-64 I-8 kill -9 of the services while an order is finalized, before it is committed, before its answer is sent, and before the provider has answered: each order is charged, earns, and is paid back once', async () => {
  const provider = await startStandIn();
  const money = await openWire(() => provider.url);
  const stack = await startStack({ withFront: false, env: { QUILLPAY_URL: money.url } });
  const wire = await openWire(() => stack.services);
  const points = await openPoints(stack, ['orders.payment', 'orders."order"']);
  try {
    const names = await householdsLike(stack, 'maya', 6);
    const orders = await inBatches(names, async (name, index) =>
      places(await signedIn(stack, name), index === 4 ? 'HAND_OVER' : 'QUILLPAY'),
    );
    const [paidBack, charged, answered] = orders as [Order, Order, Order];
    const latest = Math.max(...orders.map(({ cutoffAt }) => Date.parse(cutoffAt)));
    await stack.moveClock({ now: new Date(latest + 60_000).toISOString() });
    await inBatches(orders, async ({ orderNumber }) => {
      for (const step of ['pick', 'ready', 'hand-over'])
        expect(await does(stack.services, orderNumber, step)).toBe(true);
    });

    const sent: Promise<unknown>[] = [];
    const finalizes = (order: Order, services = stack.services) => {
      sent.push(does(services, order.orderNumber, 'finalize'));
    };
    const stops = (index: number, table: string, moment: 'writing' | 'committing') =>
      points.stopsAt(table, moment, () => finalizes(orders[index]!), orders[index]!.orderNumber);
    expect(await does(stack.services, paidBack.orderNumber, 'finalize')).toBe(true);
    await expect
      .poll(() => holdOf(provider, paidBack.orderNumber)?.captured, { timeout: within(20_000) })
      .toBe(paidBack.totalCents);
    const isAnswered = wire.keepsAnswer(/\/finalize$/);
    finalizes(answered, wire.url);
    await isAnswered;
    await stops(3, 'orders.payment', 'writing');
    await stops(4, 'orders."order"', 'writing');
    await stops(5, 'orders."order"', 'committing');
    // The provider has moved the money, and the services haven't heard of it.
    const isPaidBack = money.keepsAnswer(/\/refund$/);
    await refunds(stack, paidBack);
    await isPaidBack;
    const isCharged = money.keepsAnswer(new RegExp(`/${holdOf(provider, charged.orderNumber)!.id}/capture$`));
    expect(await does(stack.services, charged.orderNumber, 'finalize')).toBe(true);
    await isCharged;
    await stack.killServices();
    wire.close();
    await Promise.all(sent);
    await stack.startServices();

    const again = await Promise.all(names.map((name) => signedIn(stack, name)));
    const now = (index: number) => answerOf<Order>(again[index]!.ask('GET', `/orders/${orders[index]!.orderNumber}`));
    const states = await Promise.all(orders.map(async (_, index) => (await now(index)).state));
    // What was committed is there, what was not is not.
    const expected = ['PARTIALLY_REFUNDED', 'FINALIZED', 'FINALIZED', 'HANDED_OVER', 'HANDED_OVER', 'HANDED_OVER'];
    expect(states).toEqual(expected);
    for (const [index, { orderNumber }] of orders.entries()) {
      if (index === 0) continue;
      expect(await does(stack.services, orderNumber, 'finalize')).toBe(true);
      const { state, totalCents, payment } = await now(index);
      expect({ state, charged: payment.chargedCents }).toEqual({ state: 'FINALIZED', charged: totalCents });
    }
    for (const [index, { orderNumber, totalCents }] of orders.entries()) {
      if (index === 4) continue;
      await expect.poll(() => holdOf(provider, orderNumber)?.captured, { timeout: within(60_000) }).toBe(totalCents);
      expect(keysFor(provider, orderNumber, 'capture')).toHaveLength(1);
    }
    await expect(refunds(stack, paidBack)).rejects.toThrow('It can be 0 at most.');
    const { payment } = await now(0);
    expect(payment.chargedCents).toBe(paidBack.totalCents);
    expect(payment.refundedCents).toBeGreaterThan(0);
    expect(holdOf(provider, paidBack.orderNumber)?.refunded).toBe(payment.refundedCents);
    expect(keysFor(provider, paidBack.orderNumber, 'refund')).toHaveLength(1);
    await expect.poll(() => stack.operates('okafor', 'audit', 'ledger').catch(String)).toContain('add up.');
  } finally {
    wire.close();
    await points.close();
    await stack.stop();
    money.close();
    await provider.close();
  }
});
