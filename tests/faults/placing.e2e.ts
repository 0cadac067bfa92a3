import { randomUUID } from 'node:crypto';
import { startStandIn } from '../../services/src/orders/payments/stand-in.ts';
import { expect, standsOn, test } from '../e2e/fixtures.ts';
import { openWire } from '../e2e/wire.ts';
import { openPoints } from './points.ts';
import { answerOf, type DirectShopper, householdsLike, inBatches, readyCart, signedIn, supplies } from './shoppers.ts';

standsOn('killed');

interface Order {
  orderNumber: string;
}

/** How many place an order at once: `npm run test:all` says 500. */
const count = Number(process.env['PLACINGS'] ?? 12);

test(`N-60 N-64 I-8 kill -9 of the services while a placing is reserved, while its money is held, while it is confirmed, and before its answer is sent, after ${count} others: no acknowledged order is lost, none is doubled, and the ledger adds up`, async ({
  stack,
}) => {
  const provider = await startStandIn();
  const toProvider = await openWire(() => provider.url);
  const toServices = await openWire(() => stack.services);
  await stack.killServices();
  await stack.startServices({ QUILLPAY_URL: toProvider.url });
  const names = await householdsLike(stack, 'new', count + 6);
  const shoppers = await inBatches(names, (key) => signedIn(stack, key));
  const wanted = await supplies(shoppers[0]!, names.length);
  const byCard = (index: number) => (index < count ? index % 2 === 1 : index < count + 3);
  const sent = await inBatches(shoppers, async (shopper, index) => ({
    shopper,
    key: randomUUID(),
    body: await readyCart(shopper, byCard(index) ? 'QUILLPAY' : 'HAND_OVER', wanted[index]),
  }));
  const acknowledged = new Map<string, string>();
  const places = async (index: number, ask?: DirectShopper['ask']) => {
    const { shopper, key, body } = sent[index]!;
    const answer = await (ask ?? shopper.ask)('POST', '/orders', body, key).catch(() => undefined);
    const order = answer?.ok ? ((await answer.json().catch(() => undefined)) as Order | undefined) : undefined;
    if (order) acknowledged.set(key, order.orderNumber);
  };
  const points = await openPoints(stack, ['orders.placement', 'orders."order"']);
  try {
    await inBatches(sent.slice(0, count), (_, index) => places(index));
    expect(acknowledged.size).toBe(count);
    const underWay: Promise<void>[] = [];
    const begin = (index: number) => () => void underWay.push(places(index));
    // Paid by card: the money is held, and the services don't hear of it.
    const isHeld = toProvider.keepsAnswer(/^POST /);
    begin(count)();
    await isHeld;
    await points.stopsAt('orders.placement', 'committing', begin(count + 1));
    await points.stopsAt('orders.placement', 'writing', begin(count + 2));
    // Paid when it is handed over: all of it is one transaction.
    await points.stopsAt('orders."order"', 'committing', begin(count + 3));
    await points.stopsAt('orders."order"', 'writing', begin(count + 4));
    const isAnswered = toServices.keepsAnswer(/^POST \/orders/);
    const last = await signedIn({ services: toServices.url }, names[count + 5]!);
    underWay.push(places(count + 5, last.ask));
    await isAnswered;
    await stack.killServices();
    toServices.close();
    await Promise.all(underWay);
    expect(acknowledged.size).toBe(count);
    await stack.startServices({ QUILLPAY_URL: provider.url });

    await inBatches(sent, async ({ key, body }, index) => {
      const { ask } = await signedIn(stack, names[index]!);
      const { orderNumber } = await answerOf<Order>(ask('POST', '/orders', body, key));
      expect(orderNumber).toBe(acknowledged.get(key) ?? orderNumber);
      const { orders } = await answerOf<{ orders: Order[] }>(ask('GET', '/orders?pageSize=50'));
      expect(orders.filter((order) => order.orderNumber === orderNumber)).toHaveLength(1);
      expect([...provider.holds.values()].filter(({ order }) => order === orderNumber)).toHaveLength(
        byCard(index) ? 1 : 0,
      );
    });
    expect(await stack.operates('okafor', 'audit', 'ledger')).toContain('add up.');
  } finally {
    toServices.close();
    await points.close();
    await stack.killServices();
    await stack.startServices();
    toProvider.close();
    await provider.close();
  }
});
