import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startStandIn, type StandIn } from '../../services/src/orders/payments/stand-in.ts';
import { startStack, type Stack } from '../e2e/stack.ts';
import { answerOf, type DirectShopper, memberNames, readyCart, signedIn } from './shoppers.ts';

interface Order {
  orderNumber: string;
  state: string;
  totalCents: number;
  cutoffAt: string;
  lines: { entryId: string; ordered: { quantity: number } }[];
  payment: { chargedCents: number; refundedCents: number };
}

/** A step of the store's, as its page sends it. @returns was it taken? */
const does = async (stack: Stack, orderNumber: string, step: string): Promise<boolean> => {
  const answer = await fetch(`${stack.services}/store/orders/${orderNumber}/${step}`, {
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

test('N-11 N-64 I-8 kill -9 of the services in the middle of finalizing and paying back: each order is charged, earns, and is paid back once', async () => {
  test.setTimeout(400_000);
  const provider = await startStandIn();
  const stack = await startStack({ withFront: false, env: { QUILLPAY_URL: provider.url } });
  try {
    const names = await memberNames(stack, 6);
    const shoppers = await Promise.all(names.map((key) => signedIn(stack, key)));
    const orders = await Promise.all(
      shoppers.map((shopper, index) => places(shopper, index % 3 === 0 ? 'HAND_OVER' : 'QUILLPAY')),
    );
    const byCard = orders.filter((_, index) => index % 3 !== 0);
    const latest = Math.max(...orders.map(({ cutoffAt }) => Date.parse(cutoffAt)));
    await stack.moveClock({ now: new Date(latest + 60_000).toISOString() });
    for (const { orderNumber } of orders)
      for (const step of ['pick', 'ready', 'hand-over']) expect(await does(stack, orderNumber, step)).toBe(true);

    // The provider's first answers are lost as well: the money moves, and the services don't hear of it.
    provider.next('lost', 'late', 'lost');
    const acknowledged = new Set<string>();
    const finalizing = orders.map(async ({ orderNumber }, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 6));
      if (await does(stack, orderNumber, 'finalize')) acknowledged.add(orderNumber);
    });
    await Promise.race(finalizing.slice(0, 3));
    await stack.killServices();
    await Promise.all(finalizing);
    await stack.startServices();

    expect(acknowledged.size).toBeGreaterThan(0);
    const again = await Promise.all(names.map((key) => signedIn(stack, key)));
    const now = (index: number) => answerOf<Order>(again[index]!.ask('GET', `/orders/${orders[index]!.orderNumber}`));
    for (const [index, { orderNumber }] of orders.entries()) {
      if (acknowledged.has(orderNumber)) expect((await now(index)).state).toBe('FINALIZED');
      expect(await does(stack, orderNumber, 'finalize')).toBe(true);
      const { state, totalCents, payment } = await now(index);
      expect({ state, charged: payment.chargedCents }).toEqual({ state: 'FINALIZED', charged: totalCents });
    }
    for (const { orderNumber, totalCents } of byCard) {
      await expect.poll(() => holdOf(provider, orderNumber)?.captured, { timeout: 60_000 }).toBe(totalCents);
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
    provider.next('lost');
    await refund();
    await expect.poll(() => keysFor(provider, orderNumber, 'refund').length).toBeGreaterThan(0);
    await stack.killServices();
    await stack.startServices();
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
    await stack.stop();
    await provider.close();
  }
});
