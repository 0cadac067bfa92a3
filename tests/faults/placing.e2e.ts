import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startStack } from '../e2e/stack.ts';
import { answerOf, householdsLike, inBatches, readyCart, signedIn, supplies } from './shoppers.ts';

interface Order {
  orderNumber: string;
}

/** How many place an order at once: `npm run test:all` says 500. */
const count = Number(process.env['PLACINGS'] ?? 24);

test(`N-60 N-64 I-8 kill -9 of the services in the middle of ${count} placings: no acknowledged order is lost, none is doubled, and the ledger adds up`, async () => {
  test.setTimeout(240_000 + count * 2000);
  const stack = await startStack({ withFront: false });
  try {
    const names = await householdsLike(stack, 'new', count);
    const shoppers = await inBatches(names, (key) => signedIn(stack, key));
    const wanted = await supplies(shoppers[0]!, count);
    const sent = await inBatches(shoppers, async (shopper, index) => ({
      shopper,
      key: randomUUID(),
      body: await readyCart(shopper, index % 2 === 0 ? 'HAND_OVER' : 'QUILLPAY', wanted[index]),
    }));
    const acknowledged = new Map<string, string>();
    const halfWay = Promise.withResolvers<void>();
    const placings = sent.map(async ({ shopper, key, body }, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 8));
      const answer = await shopper.ask('POST', '/orders', body, key).catch(() => undefined);
      const order = answer?.ok ? ((await answer.json().catch(() => undefined)) as Order | undefined) : undefined;
      if (order) acknowledged.set(key, order.orderNumber);
      if (acknowledged.size >= count / 2) halfWay.resolve();
    });
    await Promise.race([halfWay.promise, Promise.all(placings)]);
    await stack.killServices();
    await Promise.all(placings);
    await stack.startServices();

    expect(acknowledged.size).toBeGreaterThan(0);
    await inBatches(sent, async ({ key, body }, index) => {
      const { ask } = await signedIn(stack, names[index]!);
      const { orderNumber } = await answerOf<Order>(ask('POST', '/orders', body, key));
      expect(orderNumber).toBe(acknowledged.get(key) ?? orderNumber);
      const { orders } = await answerOf<{ orders: Order[] }>(ask('GET', '/orders?pageSize=50'));
      expect(orders.filter((order) => order.orderNumber === orderNumber)).toHaveLength(1);
    });
    expect(await stack.operates('okafor', 'audit', 'ledger')).toContain('add up.');
  } finally {
    await stack.stop();
  }
});
