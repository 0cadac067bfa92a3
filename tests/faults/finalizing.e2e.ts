import { randomUUID } from 'node:crypto';
import { startStandIn, type StandIn } from '../../services/src/orders/payments/stand-in.ts';
import { expect, standsOn, test } from '../e2e/fixtures.ts';
import { openWire } from '../e2e/wire.ts';
import { openPoints } from './points.ts';
import { answerOf, type DirectShopper, householdsLike, readyCart, signedIn } from './shoppers.ts';

standsOn('killed');

interface Order {
  orderNumber: string;
  state: string;
  totalCents: number;
  cutoffAt: string;
  lines: { entryId: string; ordered: { quantity: number } }[];
  payment: { chargedCents: number; refundedCents: number };
}

/** A step of the store's, as its page sends it. @returns was it taken? */
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

/** Keys with which a provider was asked for something about an order: one, however often it was asked. */
const keysFor = (provider: StandIn, orderNumber: string, what: 'capture' | 'refund'): string[] => {
  const ids = [...provider.holds.values()].filter(({ order }) => order === orderNumber).map(({ id }) => id);
  return [...provider.asked.keys()].filter((asked) =>
    ids.some((id) => asked.startsWith(`/authorizations/${id}/${what} `)),
  );
};
const holdOf = (provider: StandIn, orderNumber: string) =>
  [...provider.holds.values()].find(({ order }) => order === orderNumber);

test('N-11 N-64 I-8 kill -9 of the services while an order is finalized, before that is committed, before it is answered, while it is charged, and while it is paid back: each order is charged, earns, and is paid back once', async ({
  stack,
}) => {
  const provider = await startStandIn();
  const toProvider = await openWire(() => provider.url);
  const toStore = await openWire(() => stack.services);
  const env = { QUILLPAY_URL: toProvider.url };
  await stack.killServices();
  await stack.startServices(env);
  try {
    const names = await householdsLike(stack, 'new', 5);
    const shoppers = await Promise.all(names.map((key) => signedIn(stack, key)));
    const orders = await Promise.all(
      shoppers.map((shopper, index) => places(shopper, index === 3 ? 'HAND_OVER' : 'QUILLPAY')),
    );
    const byCard = orders.filter((_, index) => index !== 3);
    const latest = Math.max(...orders.map(({ cutoffAt }) => Date.parse(cutoffAt)));
    await stack.moveClock({ now: new Date(latest + 60_000).toISOString() });
    for (const { orderNumber } of orders)
      for (const step of ['pick', 'ready', 'hand-over'])
        expect(await does(stack.services, orderNumber, step)).toBe(true);

    const acknowledged = new Set<string>();
    const finalizes = async (index: number, services = stack.services) => {
      const { orderNumber } = orders[index]!;
      if (await does(services, orderNumber, 'finalize')) acknowledged.add(orderNumber);
    };
    const points = await openPoints(stack, ['orders."order"']);
    const underWay: Promise<void>[] = [];
    try {
      const isCharged = toProvider.losesAnswer(/\/capture$/);
      await finalizes(0);
      await isCharged;
      // What is lost in the middle of a job comes again a minute later; what has failed, two seconds later.
      await points.jobRests();
      const isAnswered = toStore.keepsAnswer(/finalize$/);
      underWay.push(finalizes(1, toStore.url));
      await isAnswered;
      await points.stopsAt('orders."order"', 'committing', () => underWay.push(finalizes(2)));
      await points.stopsAt('orders."order"', 'committing', () => underWay.push(finalizes(3)));
      await points.stopsAt('orders."order"', 'writing', () => underWay.push(finalizes(4)));
      await stack.killServices();
      toStore.close();
      await Promise.all(underWay);
    } finally {
      await points.close().catch(() => undefined);
    }
    await stack.startServices(env);

    expect([...acknowledged]).toEqual([orders[0]!.orderNumber]);
    // Answers of the provider are late or lost as well: the money moves, and the services don't hear of it.
    provider.next('lost', 'late', 'lost');
    const again = await Promise.all(names.map((key) => signedIn(stack, key)));
    const now = (index: number) => answerOf<Order>(again[index]!.ask('GET', `/orders/${orders[index]!.orderNumber}`));
    for (const [index, { orderNumber }] of orders.entries()) {
      if (acknowledged.has(orderNumber)) expect((await now(index)).state).toBe('FINALIZED');
      expect(await does(stack.services, orderNumber, 'finalize')).toBe(true);
      const { state, totalCents, payment } = await now(index);
      expect({ state, charged: payment.chargedCents }).toEqual({ state: 'FINALIZED', charged: totalCents });
    }
    for (const { orderNumber, totalCents } of byCard) {
      await expect.poll(() => holdOf(provider, orderNumber)?.captured).toBe(totalCents);
      expect(keysFor(provider, orderNumber, 'capture')).toHaveLength(1);
    }
    await expect.poll(() => stack.operates('okafor', 'audit', 'ledger').catch(String)).toContain('add up.');

    const [{ orderNumber, lines }] = byCard as [Order];
    const line = lines[0]!;
    const refund = () =>
      stack.operates(
        'okafor',
        'orders',
        'refund',
        '--reason',
        'broken',
        '--quantity',
        String(line.ordered.quantity),
        // An id of a line may begin with a hyphen.
        '--',
        orderNumber,
        line.entryId,
      );
    const isPaidBack = toProvider.keepsAnswer(/\/refund$/);
    await refund();
    await isPaidBack;
    expect(keysFor(provider, orderNumber, 'refund')).toHaveLength(1);
    await stack.killServices();
    await stack.startServices(env);
    await expect(refund()).rejects.toThrow('It can be 0 at most.');
    const { payment } = await answerOf<Order>(
      (await signedIn(stack, names[orders.findIndex((order) => order.orderNumber === orderNumber)]!)).ask(
        'GET',
        `/orders/${orderNumber}`,
      ),
    );
    expect(payment.refundedCents).toBeGreaterThan(0);
    expect(holdOf(provider, orderNumber)?.refunded).toBe(payment.refundedCents);
    expect(keysFor(provider, orderNumber, 'refund')).toHaveLength(1);
    expect(await stack.operates('okafor', 'audit', 'ledger')).toContain('add up.');
  } finally {
    toStore.close();
    await stack.killServices();
    await stack.startServices();
    toProvider.close();
    await provider.close();
  }
});
