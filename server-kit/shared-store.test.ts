import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { createClient } from 'redis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rateLimiter } from './rate-limiter.ts';
import { openSharedStore, type SharedStore } from './shared-store.ts';

const url = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
let prefix: string;
const stores: SharedStore[] = [];
beforeEach(() => void (prefix = `larder-test:${randomUUID()}:`));
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

/** A store, and whether Redis answered. */
async function open(address: string): Promise<{ store: SharedStore; isThere: boolean }> {
  return new Promise((resolve) => {
    const store = openSharedStore({
      url: address,
      prefix,
      onChange: (isThere) => queueMicrotask(() => resolve({ store, isThere })),
    });
    stores.push(store);
  });
}

async function forget(): Promise<void> {
  const client = await createClient({ url }).connect();
  for await (const keys of client.scanIterator({ MATCH: `${prefix}*` })) if (keys.length) await client.del(keys);
  await client.close();
}

test('T-101 two processes count together with Redis, and each on its own without it', async () => {
  const [one, two] = [await open(url), await open(url)];
  const limit = { name: 'together', perMinute: 3 };
  const [first, second] = [one, two].map(({ store }) => rateLimiter({ ...limit, store }));
  expect(await first?.take('maya', 3)).toBe(0);
  const isRefused = (await second?.take('maya', 1)) !== 0;
  const isShared = one.isThere && two.isThere;
  if (isShared) await forget();
  expect(isRefused).toBe(isShared);
});

test('a store that is down costs no one a request: the limit holds in memory', async () => {
  const { store, isThere } = await open('redis://127.0.0.1:9');
  expect(isThere).toBe(false);
  const limiter = rateLimiter({ name: 'away', perMinute: 2, store });
  expect(await limiter.take('maya', 2)).toBe(0);
  expect(await limiter.take('maya')).toBeGreaterThan(0);
  expect(await limiter.take('ben')).toBe(0);
});

test('a store that hangs is waited for no longer than its deadline, then the limit holds in memory', async () => {
  const client = { isReady: true, eval: () => new Promise<never>(() => undefined) };
  const store = { client, prefix, deadlineMs: 20, close: () => undefined } as unknown as SharedStore;
  const limiter = rateLimiter({ name: 'hangs', perMinute: 1, store });
  expect(await limiter.take('maya')).toBe(0);
  expect(await limiter.take('maya')).toBeGreaterThan(0);
});

test('a store that comes back is used again', async () => {
  const sockets = new Set<{ destroy(): void }>();
  const listen = (port: number) =>
    new Promise<ReturnType<typeof createServer>>((resolve) => {
      const server = createServer((socket) => {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('data', (data) => {
          const count = data.toString().match(/^\*/gm)?.length ?? 1;
          socket.write('+OK\r\n'.repeat(count));
        });
      }).listen(port, '127.0.0.1', () => resolve(server));
    });
  const first = await listen(0);
  const { port } = first.address() as AddressInfo;
  const changes: boolean[] = [];
  let changed = () => undefined as void;
  const next = () => new Promise<void>((resolve) => void (changed = resolve));
  let wait = next();
  const store = openSharedStore({
    url: `redis://127.0.0.1:${port}`,
    prefix,
    onChange: (isThere) => {
      changes.push(isThere);
      changed();
    },
  });
  stores.push(store);
  await wait;
  wait = next();
  first.close();
  for (const socket of sockets) socket.destroy();
  await wait;
  wait = next();
  const second = await listen(port);
  await wait;
  expect(changes).toEqual([true, false, true]);
  store.close();
  for (const socket of sockets) socket.destroy();
  second.close();
});
