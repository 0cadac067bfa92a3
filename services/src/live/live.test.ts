import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp, services } from '../app.ts';
import { cartShopper, cartWorld, storeId } from '../cart/testing/cart-world.ts';
import { plainGrocery, someProducts } from '../cart/testing/products.ts';
import { advance } from '../orders/lifecycle/store-side.ts';
import { givenOrder } from '../orders/testing/placed-orders.ts';
import { createClient, inTransaction } from '../platform/database/database.ts';
import { type LiveChanges, openLiveChanges } from '../platform/live/live-changes.ts';
import type { ServicesConfig } from '../platform/config.ts';
import type { World } from '../testing/world.ts';
import { liveService } from './index.ts';
import { follow, type Following } from './testing/following.ts';

let world: World;
let milk: string;
beforeAll(async () => {
  world = await cartWorld();
  [milk = ''] = await someProducts(world, plainGrocery, 1);
});
afterAll(() => world.close());

const close: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of close.splice(0).toReversed()) await each();
});

/** Another instance of the services on the same database, which listens on a connection of its own. */
async function instance({ heartbeatMs = 15_000, mostPerOwner = 12, ...config }: Settings = {}) {
  const changes = openLiveChanges({ listenOn: () => createClient(world.connection) });
  const { live, hasLeft } = watched(changes);
  const others = services.filter(({ name }) => name !== 'live');
  const app = await buildApp(
    { ...world.context, live, config: { ...world.context.config, ...config } },
    { services: [...others, liveService({ heartbeatMs, mostPerOwner })], documentation: false },
  );
  close.push(changes.stop, () => app.close());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const follows = async (token: string | null, query?: string): Promise<Following> => {
    const following = await follow(address, token, query);
    close.push(following.leave);
    return following;
  };
  return { app, follows, hasLeft };
}

/** Tells when the first follower has been let go. */
function watched(changes: LiveChanges): { live: LiveChanges; hasLeft: Promise<true> } {
  const { promise, resolve } = Promise.withResolvers<true>();
  const follow: LiveChanges['follow'] = async (...who) => {
    const leave = await changes.follow(...who);
    return (
      leave &&
      (() => {
        leave();
        resolve(true);
      })
    );
  };
  return { live: { ...changes, follow }, hasLeft: promise };
}
type Settings = { heartbeatMs?: number; mostPerOwner?: number } & Partial<Pick<ServicesConfig, 'liveConnections'>>;

let households = 0;
async function household() {
  const name = `follows-${++households}`;
  const householdId = `household-${name}`;
  const token = await world.tokenFor({ customerId: `customer-${name}`, householdId, sessionId: `session-${name}` });
  return { shopper: cartShopper(world, name), householdId, token };
}

const endListeners = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and query in ('SELECT 1', 'LISTEN larder_changes')`.execute(world.db);

test('N-58 what one instance changes in a cart, all who follow it on another hear: id and version, nothing else', async () => {
  const [ada, ben] = [await household(), await household()];
  const other = await instance();
  const followers = await Promise.all([1, 2, 3].map(() => other.follows(ada.token)));
  const stranger = await other.follows(ben.token);
  expect(followers.map(({ status, headers }) => [status, headers.get('content-type')])).toContainEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  await Promise.all(Array.from({ length: 20 }, () => ada.shopper.adds(milk)));
  const { cartId: id, version } = await ada.shopper.groceries();
  for (const follower of followers)
    expect(await follower.until({ id, version })).toEqual({ kind: 'CART', id, version });
  await ben.shopper.adds(milk);
  const own = await ben.shopper.groceries();
  expect(await stranger.next()).toMatchObject({ id: own.cartId });
});

test('N-61 each step of an order is told with a version that rises', async () => {
  const { householdId, token } = await household();
  const orderNumber = await givenOrder(world, { household_id: householdId });
  const { follows } = await instance();
  const follower = await follows(token);
  const versions: number[] = [];
  for (const event of ['LOCK', 'PICK', 'READY'] as const) {
    await inTransaction(world.db, (trx) => advance(trx, { orderNumber, event, at: world.clock.now(), actor: 'STORE' }));
    const change = await follower.next();
    expect(change).toEqual({ kind: 'ORDER', id: orderNumber, version: expect.any(Number) });
    versions.push(change?.version ?? 0);
  }
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  expect(new Set(versions).size).toBe(3);
});

test('S-125 what one device writes on My List, the others of the household hear, and what changes nothing is no news', async () => {
  const { token } = await household();
  const { app, follows } = await instance();
  const follower = await follows(token);
  const writes = async (id: string, op: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/offers/mylist/changes?storeId=${storeId}`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `list-${id}-${JSON.stringify(op).length}` },
      payload: { changes: [{ id, ...op }] },
    });
    return answer.json<{ version: number }>().version;
  };
  expect(await writes('item-0001', { op: 'ADD', text: 'Birthday candles' })).toBe(1);
  expect(await follower.next()).toEqual({ kind: 'LIST', id: 'my-list', version: 1 });
  expect(await writes('item-none', { op: 'REMOVE' })).toBe(1);
  expect(await writes('item-0001', { op: 'SET', checked: true })).toBe(2);
  expect(await follower.next()).toEqual({ kind: 'LIST', id: 'my-list', version: 2 });
  expect(await (await follows(token)).next()).toEqual({ kind: 'LIST', id: 'my-list', version: 2 });
});

test('who was away for a moment is told what changed meanwhile', async () => {
  const { shopper, token } = await household();
  await shopper.adds(milk);
  const { cartId, version } = await shopper.groceries();
  const { follows } = await instance();
  expect(await (await follows(token)).next()).toEqual({ kind: 'CART', id: cartId, version });
});

test('N-61 who was away while a store reported a step late is told of it, too', async () => {
  const { householdId, token } = await household();
  const orderNumber = await givenOrder(world, { household_id: householdId });
  const { follows } = await instance();
  const until = { id: orderNumber, version: 1 };
  const first = await (await follows(token)).until(until);
  const at = world.clock.now().subtract({ hours: 1 });
  await inTransaction(world.db, (trx) => advance(trx, { orderNumber, event: 'LOCK', at, actor: 'STORE' }));
  const { version } = await (await follows(token)).until(until);
  expect(version).toBeGreaterThan(first.version);
});

test('a listening connection that is lost ends the streams, and the next ones hear everything again', async () => {
  const { shopper, token } = await household();
  const { follows } = await instance();
  const first = await follows(token);
  await endListeners();
  await expect.poll(async () => first.next()).toBeNull();
  const again = async () => {
    const following = await follows(token);
    return following.status === 200 ? following : null;
  };
  await expect.poll(again, { interval: 50 }).not.toBeNull();
  const second = await again();
  await shopper.adds(milk);
  const { cartId: id, version } = await shopper.groceries();
  expect(await second?.until({ id, version })).toMatchObject({ id, version });
});

test('a guest follows the cart whose id they know, until it is merged; no one follows without a token or a cart', async () => {
  const { follows } = await instance();
  const guest = cartShopper(world, null);
  await guest.adds(milk);
  const query = `?guestCartId=${guest.guestCartId}`;
  const follower = await follows(null, query);
  const first = await follower.next();
  guest.signIn(`merges-${++households}`);
  await guest.groceries();
  expect(await follower.next()).toMatchObject({ id: first?.id, version: (first?.version ?? 0) + 1 });
  expect((await follows(null, query)).status).toBe(401);
  expect((await follows(null)).status).toBe(401);
  expect((await follows(null, '?guestCartId=short')).status).toBe(400);
  expect((await follows('no-token')).status).toBe(401);
});

test('a stream that its reader has left follows nothing anymore', async () => {
  const { token } = await household();
  const { follows, hasLeft } = await instance();
  (await follows(token)).leave();
  expect(await hasLeft).toBe(true);
});

test('N-2 a stream ends with its token', async () => {
  const { token } = await household();
  const { follows } = await instance({ heartbeatMs: 20 });
  const follower = await follows(token);
  const before = world.clock.now();
  world.clock.set(before.add({ minutes: 31 }));
  close.push(() => world.clock.set(before));
  expect(await follower.next()).toBeNull();
});

test('T-101 a household, and everyone together, has so many streams at once; beyond that it is 503 with Retry-After', async () => {
  const [ada, ben, cy] = [await household(), await household(), await household()];
  const { follows } = await instance({ mostPerOwner: 2, liveConnections: 3 });
  const [first] = [await follows(ada.token), await follows(ada.token)];
  const refused = await follows(ada.token);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await follows(ben.token)).status).toBe(200);
  expect((await follows(cy.token)).status).toBe(503);
  first?.leave();
  await expect.poll(async () => (await follows(cy.token)).status, { interval: 50 }).toBe(200);
});

test('streams end when the instance stops, which waits for nobody', async () => {
  const { token } = await household();
  const { app, follows } = await instance();
  const follower = await follows(token);
  await Promise.all([app.close(), expect(follower.next()).resolves.toBeNull()]);
});
