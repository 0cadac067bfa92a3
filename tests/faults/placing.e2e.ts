import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startStack } from '../e2e/stack.ts';
import { answerOf, memberNames, readyCart, signedIn } from './shoppers.ts';

interface Order {
  orderNumber: string;
}

test('N-60 N-64 I-8 kill -9 of the services in the middle of placings: no acknowledged order is lost, none is doubled, and the ledger adds up', async () => {
  const stack = await startStack({ withFront: false });
  try {
    const names = await memberNames(stack, 6);
    const shoppers = await Promise.all(names.map((key) => signedIn(stack, key)));
    const sent = await Promise.all(
      shoppers.map(async (shopper, index) => ({
        shopper,
        key: randomUUID(),
        body: await readyCart(shopper, index % 2 === 0 ? 'HAND_OVER' : 'QUILLPAY'),
      })),
    );
    const acknowledged = new Map<string, string>();
    const placings = sent.map(async ({ shopper, key, body }, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 8));
      const answer = await shopper.ask('POST', '/orders', body, key).catch(() => undefined);
      const order = answer?.ok ? ((await answer.json().catch(() => undefined)) as Order | undefined) : undefined;
      if (order) acknowledged.set(key, order.orderNumber);
    });
    await Promise.race(placings.slice(0, 3));
    await stack.killServices();
    await Promise.all(placings);
    await stack.startServices();

    expect(acknowledged.size).toBeGreaterThan(0);
    const again = await Promise.all(names.map((key) => signedIn(stack, key)));
    for (const [index, { key, body }] of sent.entries()) {
      const { ask } = again[index]!;
      const { orderNumber } = await answerOf<Order>(ask('POST', '/orders', body, key));
      expect(orderNumber).toBe(acknowledged.get(key) ?? orderNumber);
      const { orders } = await answerOf<{ orders: (Order & { placedAt: string })[] }>(
        ask('GET', '/orders?pageSize=50'),
      );
      expect(orders.filter((order) => order.orderNumber === orderNumber)).toHaveLength(1);
    }
    expect(await stack.operates('okafor', 'audit', 'ledger')).toContain('add up.');
  } finally {
    await stack.stop();
  }
});
