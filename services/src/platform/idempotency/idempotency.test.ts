import Type from 'typebox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { requireShopper } from '../http/auth.ts';
import { ServiceError } from '../http/errors.ts';
import { platform } from './housekeeping.ts';
import { withIdempotency } from './idempotency.ts';
import type { Service } from '../service.ts';

/** Counts in the database, so that what ran twice shows. */
const counter: Service = {
  name: 'counter',
  models: [],
  migrations: `${import.meta.dirname}/../database/migrations-of-tests`,
  routes(app, context) {
    const body = Type.Object({ add: Type.Integer(), fail: Type.Optional(Type.Boolean()) });
    app.post('/add', { schema: { body }, preHandler: requireShopper }, (request) =>
      withIdempotency(context, request, async (trx) => {
        const { rows } = await sql<{ total: number }>`
          INSERT INTO counter.total (id, total) VALUES (1, ${request.body.add})
          ON CONFLICT (id) DO UPDATE SET total = total.total + excluded.total RETURNING total`.execute(trx);
        if (request.body.fail) throw new ServiceError(409, 'NOT_NOW', 'Not now.');
        return { total: rows[0]?.total, at: context.clock.now().toString() };
      }),
    );
  },
};

let world: World;
beforeAll(async () => void (world = await createWorld({ services: [counter], connections: 20 })));
afterAll(() => world.close());

const add = async (key: string | undefined, body: object, customerId = 'customer-1') =>
  world.app.inject({
    method: 'POST',
    url: '/counter/add',
    headers: {
      authorization: `Bearer ${await world.tokenFor({ customerId })}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body,
  });
const total = async () =>
  (await sql<{ total: number }>`SELECT total FROM counter.total`.execute(world.db)).rows[0]?.total;

test('I-8 the same request twenty times at once counts once and answers the same', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => add('key-parallel', { add: 5 })));
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
  expect(await total()).toBe(5);
});

test("I-8 the answer stays the same later, whatever the order of the body's fields", async () => {
  const first = await add('key-later-01', { add: 1, fail: false });
  world.clock.advance({ hours: 1 });
  const again = await add('key-later-01', { fail: false, add: 1 });
  expect(again.body).toBe(first.body);
});

test('I-8 the same key with a different body is refused', async () => {
  await add('key-reused-1', { add: 1 });
  const before = await total();
  const refused = await add('key-reused-1', { add: 2 });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ errors: [{ code: 'IDEMPOTENCY_KEY_REUSED', field: 'idempotency-key' }] });
  expect(await total()).toBe(before);
});

test('I-8 two shoppers may have the same key', async () => {
  const before = (await total()) ?? 0;
  await add('key-shared-1', { add: 1 }, 'customer-1');
  await add('key-shared-1', { add: 1 }, 'customer-2');
  expect(await total()).toBe(before + 2);
});

test('I-8 a refusal leaves nothing behind, neither its change nor its key', async () => {
  const before = await total();
  const refused = await add('key-refused', { add: 7, fail: true });
  expect(refused.statusCode).toBe(409);
  expect(await total()).toBe(before);
  expect((await add('key-refused', { add: 1 })).statusCode).toBe(200);
});

test('I-8 without a key nothing happens', async () => {
  const refused = await add(undefined, { add: 1 });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ errors: [{ field: 'idempotency-key' }] });
});

test('keys are forgotten after a day', async () => {
  await add('key-old-0001', { add: 1 });
  world.clock.advance({ hours: 25 });
  await add('key-new-0001', { add: 1 });
  const forgotten = new Map<string, () => Promise<void>>();
  const jobs = {
    ...world.context.jobs,
    schedule: async (queue: string, _cron: string, handler: (data: Record<string, never>) => Promise<void>) =>
      void forgotten.set(queue, () => handler({})),
  };
  await platform.start({ ...world.context, jobs });
  await forgotten.get('platform.forget-idempotency-keys')?.();
  const left = await world.db.selectFrom('platform.idempotency_key').select('key').execute();
  expect(left).toEqual([{ key: 'key-new-0001' }]);
});
