import { randomUUID } from 'node:crypto';
import { expect, standsOn, test } from '../e2e/fixtures.ts';
import type { KillableStack } from '../e2e/stack.ts';
import { openWire } from '../e2e/wire.ts';
import { openPoints } from './points.ts';
import { answerOf, type DirectShopper, householdsLike, inBatches, readyCart, signedIn, supplies } from './shoppers.ts';

standsOn('killed');

interface Order {
  orderNumber: string;
}

/** A cart that is ready, and how its order is asked for, once or more often. */
interface Placing {
  name: string;
  key: string;
  body: { cartId: string; quoteId: string };
}

const method = { counter: 'HAND_OVER', provider: 'QUILLPAY' } as const;

/** Ready carts of so many households, paid by these ways in turn. @param each how many carts may want the same product */
async function readyCarts(
  stack: KillableStack,
  { count, ways, each }: { count: number; ways: readonly (keyof typeof method)[]; each?: number },
): Promise<(Placing & { shopper: DirectShopper })[]> {
  const names = await householdsLike(stack, 'new', count);
  const shoppers = await inBatches(names, (name) => signedIn(stack, name));
  const wanted = await supplies(shoppers[0]!, count, each);
  return inBatches(shoppers, async (shopper, index) => ({
    name: names[index]!,
    key: randomUUID(),
    shopper,
    body: await readyCart(shopper, method[ways[index % ways.length]!], wanted[index]),
  }));
}

const ordersOf = async ({ ask }: DirectShopper): Promise<string[]> => {
  const { orders } = await answerOf<{ orders: Order[] }>(ask('GET', '/orders?pageSize=50'));
  return orders.map(({ orderNumber }) => orderNumber);
};

/** The same request, twice, answers the one order that the shopper has. @returns its number */
async function placesOne(stack: KillableStack, { name, key, body }: Placing): Promise<string> {
  const shopper = await signedIn(stack, name);
  const ask = () => answerOf<Order>(shopper.ask('POST', '/orders', body, key));
  const [{ orderNumber }, again] = [await ask(), await ask()];
  expect(again.orderNumber).toBe(orderNumber);
  expect(await ordersOf(shopper)).toEqual([orderNumber]);
  return orderNumber;
}

test('N-60 N-64 I-8 kill -9 of the services while an order is reserved, while it is confirmed after its money is held, and before its answer is sent: no acknowledged order is lost, none is doubled, and the ledger adds up', async ({
  stack,
}) => {
  // A transaction that is stopped keeps its product from all others.
  const placings = await readyCarts(stack, {
    count: 8,
    each: 1,
    ways: ['counter', 'provider', 'counter', 'provider', 'counter', 'counter', 'provider', 'provider'],
  });
  const wire = await openWire(() => stack.services);
  const points = await openPoints(stack, ['orders.placement', 'orders."order"']);
  try {
    const sent: Promise<unknown>[] = [];
    const sends = (index: number, services = stack.services) => {
      const { shopper, body, key } = placings[index]!;
      sent.push(shopper.ask('POST', '/orders', body, key, services).catch(() => undefined));
    };
    const stops = (index: number, table: string, moment: 'writing' | 'committing') =>
      points.stopsAt(table, moment, () => sends(index), placings[index]!.body.cartId);
    const acknowledged: string[] = [];
    for (const { shopper, body, key } of placings.slice(0, 2))
      acknowledged.push((await answerOf<Order>(shopper.ask('POST', '/orders', body, key))).orderNumber);
    for (const index of [2, 3]) {
      const isAnswered = wire.keepsAnswer(/^POST \/orders/);
      sends(index, wire.url);
      await isAnswered;
    }
    await stops(4, 'orders.placement', 'writing');
    await stops(5, 'orders.placement', 'committing');
    await stops(6, 'orders."order"', 'writing');
    await stops(7, 'orders."order"', 'committing');
    await stack.killServices();
    wire.close();
    await Promise.all(sent);
    await stack.startServices();

    const counts = await inBatches(placings, async ({ name }) => (await ordersOf(await signedIn(stack, name))).length);
    // What was committed is there, what was not is not.
    expect(counts).toEqual([1, 1, 1, 1, 0, 0, 0, 0]);
    const placed = await inBatches(placings, (placing) => placesOne(stack, placing));
    expect(placed.slice(0, 2)).toEqual(acknowledged);
    expect(await stack.operates('okafor', 'audit', 'ledger')).toContain('add up.');
  } finally {
    wire.close();
    await points.close();
  }
});

/** How many place an order, some at once: `npm run test:all` says 500. */
const crowd = Number(process.env['PLACINGS'] ?? 0);

if (crowd > 0)
  test(`N-60 N-64 I-8 kill -9 of the services once half of ${crowd} placings are acknowledged: none of these is lost, none is doubled, and the ledger adds up`, async ({
    stack,
  }) => {
    test.setTimeout(240_000 + crowd * 2000);
    const placings = await readyCarts(stack, { count: crowd, ways: ['counter', 'provider'] });
    const acknowledged = new Map<string, string>();
    const halfWay = Promise.withResolvers<void>();
    const left = [...placings];
    const place = async ({ shopper, key, body }: (typeof placings)[number]) => {
      const answer = await shopper.ask('POST', '/orders', body, key).catch(() => undefined);
      const order = answer?.ok ? ((await answer.json().catch(() => undefined)) as Order | undefined) : undefined;
      if (order) acknowledged.set(key, order.orderNumber);
      if (acknowledged.size >= crowd / 2) halfWay.resolve();
    };
    const sent = Array.from({ length: 16 }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await place(next);
    });
    await Promise.race([halfWay.promise, Promise.all(sent)]);
    await stack.killServices();
    await Promise.all(sent);
    await stack.startServices();

    expect(acknowledged.size).toBeGreaterThan(0);
    await inBatches(placings, async (placing) => {
      const orderNumber = await placesOne(stack, placing);
      expect(orderNumber).toBe(acknowledged.get(placing.key) ?? orderNumber);
    });
    expect(await stack.operates('okafor', 'audit', 'ledger')).toContain('add up.');
  });
