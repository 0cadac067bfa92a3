import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { inTransaction } from './database.ts';
import { diskFull } from './database-health.ts';
import { loggerOptions } from '../http/server.ts';
import type { Service } from '../service.ts';

let busy = Promise.withResolvers<number>();
let goOn = Promise.withResolvers<void>();

/** Holds a transaction open until the test releases it. */
const ledger: Service = {
  name: 'ledger',
  models: [],
  migrations: `${import.meta.dirname}/../postgres`,
  routes(app, { db }) {
    app.post('/slow-write', async () =>
      inTransaction(db, async (trx) => {
        const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
        busy.resolve(rows[0]?.pid ?? 0);
        await goOn.promise;
        await sql`SELECT 1`.execute(trx);
        return { written: true };
      }),
    );
    app.post('/write', async () => ({ written: true }));
    app.get('/read', async () => ({ read: (await sql`SELECT 1 AS one`.execute(db)).rows }));
    app.post('/standby', async () => {
      throw Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), { code: '25006' });
    });
    app.post('/full', async () => {
      throw Object.assign(new Error('could not extend file "base/1": No space left on device'), { code: '53100' });
    });
  },
};

let world: World;
let lines: string[] = [];
beforeAll(async () => {
  const logger = loggerOptions('error', { write: (line) => void lines.push(line) });
  world = await createWorld({ services: [ledger], logger });
});
afterAll(() => world.close());

const end = (pid: number) => sql`SELECT pg_terminate_backend(${pid})`.execute(world.db);
/** The connection's end has reached the client once nothing more is known of it at the server. */
const gone = async (pid: number): Promise<void> => {
  for (;;) {
    const { rows } = await sql`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid}`.execute(world.db);
    if (rows.length === 0) return;
  }
};

test('N-76 a connection lost in the middle of a transaction costs its request a 503 with Retry-After, and nothing else', async () => {
  const lost = world.app.inject({ method: 'POST', url: '/ledger/slow-write' });
  const pid = await busy.promise;
  await end(pid);
  await gone(pid);
  goOn.resolve();
  const answer = await lost;
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toMatch(/^\d+$/);
  expect(answer.json()).toMatchObject({ serviceErrors: [{ code: 'UNAVAILABLE' }] });

  busy = Promise.withResolvers();
  goOn = Promise.withResolvers();
  goOn.resolve();
  expect((await world.app.inject({ method: 'POST', url: '/ledger/slow-write' })).statusCode).toBe(200);
});

test('N-76 when every connection is lost at once, the next requests open new ones', async () => {
  await Promise.all(Array.from({ length: 8 }, () => world.app.inject('/ledger/read')));
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'larder'`.execute(world.db);
  const answers = await Promise.all(Array.from({ length: 12 }, () => world.app.inject('/ledger/read')));
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 503)).toBe(true);
  expect((await world.app.inject('/ledger/read')).statusCode).toBe(200);
});

test('on a full disk reads still work, writes are refused with Retry-After, and /readyz says why in one sentence', async () => {
  const { database } = world.context;
  database.set('disk', diskFull(0));
  const write = await world.app.inject({ method: 'POST', url: '/ledger/write' });
  expect(write.statusCode).toBe(503);
  expect(write.headers['retry-after']).toMatch(/^\d+$/);
  expect((await world.app.inject('/ledger/read')).statusCode).toBe(200);
  const readyz = await world.app.inject('/readyz');
  expect(readyz.statusCode).toBe(200);
  expect(readyz.json()).toEqual({
    status: 'read-only',
    reason:
      "The database's disk is full (0 MiB left): reads still work, but writes are refused until there is room again.",
  });
  database.set('disk', { state: 'ready' });
  expect((await world.app.inject({ method: 'POST', url: '/ledger/write' })).statusCode).toBe(200);
  expect((await world.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

test('a write that hits a full disk is a 503, and the state is known right away', async () => {
  const answer = await world.app.inject({ method: 'POST', url: '/ledger/full' });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).not.toContain('base/1');
  expect((await world.app.inject('/readyz')).json()).toMatchObject({ status: 'read-only' });
  world.context.database.set('statement', { state: 'ready' });
});

test('when the server is down, /readyz is a 503 with the reason', async () => {
  const { database } = world.context;
  database.set('server', { state: 'down', sentence: 'The database server stopped and is being started again.' });
  const readyz = await world.app.inject('/readyz');
  expect(readyz.statusCode).toBe(503);
  expect(readyz.json()).toMatchObject({
    errors: [{ code: 'DATABASE_DOWN', message: expect.stringContaining('being started again') as string }],
  });
  database.set('server', { state: 'ready' });
});

test('N-76 what a server in recovery refuses is logged once, in one line without a stack', async () => {
  const { database } = world.context;
  const recovered = Promise.withResolvers<void>();
  database.askWith(() => recovered.promise);
  lines = [];
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => world.app.inject({ method: 'POST', url: '/ledger/standby' })),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    code: '25006',
    reason: expect.stringContaining('read-only') as string,
  });
  expect(lines[0]).not.toContain('stack');
  recovered.resolve();
});
