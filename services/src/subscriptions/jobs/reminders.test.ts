import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDemoIdentities } from '../../identity/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { remind } from '../running/remind.ts';
import { goods, store, subscriber, subscriptionsWorld } from '../testing/subscriber.ts';
import { runDue } from './run-jobs.ts';

let world: World;
beforeAll(async () => {
  world = await subscriptionsWorld();
  world.clock.set('2026-10-14T19:00:00Z');
});
afterAll(() => world.close());

/** A subscriber with an address and a phone, whose milk comes on Saturday, October 24. */
async function saturdays(name: string, phone: string) {
  const [customerId, householdId] = [`customer-${name}`, `household-${name}`];
  const customer = {
    key: name,
    title: null,
    description: '',
    customerId,
    householdId,
    uuid: `uuid-${name}`,
    gid: `gid-${name}`,
    userType: 'R',
    customerType: 'C',
    siteType: 'C',
    firstName: name,
    lastName: 'Park',
    email: `${name}@example.com`,
    phone,
    dateOfBirth: null,
    state: 'CA',
    storeId: store.storeId,
    shopStoreId: store.storeId,
    zip: '94566',
    shopZip: '94566',
    preference: 'dug',
    pickupAddress: null,
    unattendedDelivery: false,
  } as const;
  await inTransaction(world.db, (trx) =>
    insertDemoIdentities(trx, { stores: [], households: [{ householdId, clubCard: null }], customers: [customer] }),
  );
  const shopper = subscriber(world, name);
  await shopper.subscribes(goods.milk, '2026-10-24', { quantity: 2 });
  return { householdId, customerId, plans: shopper.plans };
}
const sets = (customerId: string, channel: string, enabled: boolean) =>
  sql`insert into profile.communication_preference (customer_id, topic, channel, enabled, changed_at)
    values (${customerId}, 'SCHEDULE_AND_SAVE', ${channel}, ${enabled}, now())`.execute(world.db);
const messages = async (): Promise<[string, string, string][]> =>
  (
    await sql<{ channel: string; recipient: string; body: string }>`
      select channel, recipient, body from identity.message order by recipient`.execute(world.db)
  ).rows.map(({ channel, recipient, body }) => [channel, recipient, body]);

test('N-65 S-102 a reminder is mailed and texted as the shopper wants it, in the language of their plan, once for a run, whoever reminds at the same time', async () => {
  const ana = await saturdays('ana', '+15105550141');
  const ben = await saturdays('ben', '+15105550142');
  await sets(ben.customerId, 'text', true);
  await sets(ben.customerId, 'email', false);
  expect((await ben.plans({ language: 'es' })).status).toBe(200);
  world.clock.set('2026-10-17T19:00:00Z');
  await Promise.all(Array.from({ length: 4 }, () => remind(world.context, ana.householdId, '2026-10-24')));
  const failures: object[] = [];
  const job = { ...world.context, log: { error: (said: object) => void failures.push(said) } };
  await runDue(job);
  await runDue(job);
  expect(failures).toEqual([]);
  const body = '1 item, $10.00 before savings. See or change it under Schedule & Save.';
  expect(await messages()).toEqual([
    ['sms', '+15105550142', '1 artículo, $10.00 antes del ahorro. Míralo o cámbialo en Programa y ahorra.'],
    ['email', 'ana@example.com', body],
  ]);
});
