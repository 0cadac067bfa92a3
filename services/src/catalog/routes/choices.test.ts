import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { World } from '../../testing/world.ts';
import { forgetOldChoices } from '../demand/count-choice.ts';
import { replaceSold } from '../index.ts';
import { demandKeptDays, mostChoosersOfANetwork } from '../rules/demand.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { catalogWorld, otherStoreId, storeId } from '../testing/catalog-world.ts';

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

const noon = '2026-08-05T19:00:00Z';
const nextDay = '2026-08-06T19:00:00Z';
beforeEach(async () => {
  world.clock.set(noon);
  await sql`truncate catalog.choice, catalog.choice_mark, catalog.sold`.execute(world.db);
});

interface Who {
  browserId?: string;
  customerId?: string;
  householdId?: string;
  address?: string;
}

/** A member unless a browser is given. */
async function chooses(bpn: string, { browserId, address, ...member }: Who = {}, given: object = {}) {
  const { customerId = 'customer-1', householdId = 'household-1' } = member;
  const headers = browserId ? {} : { authorization: `Bearer ${await world.tokenFor({ customerId, householdId })}` };
  const answer = await world.app.inject({
    method: 'POST',
    url: '/catalog/choices',
    headers,
    ...(address ? { remoteAddress: address } : {}),
    payload: { storeId, q: 'Milk', bpn, act: 'ADDED', ...(browserId ? { browserId } : {}), ...given },
  });
  return answer.statusCode;
}

const count = async (bpn: string) => {
  const { rows } = await sql<{ opened: number; added: number }>`
    select sum(opened)::int as opened, sum(added)::int as added from catalog.choice where bpn = ${bpn}`.execute(
    world.db,
  );
  return [rows[0]?.opened ?? 0, rows[0]?.added ?? 0];
};

const found = async (q: string, more: Record<string, string> = {}, at = storeId) => {
  const query = new URLSearchParams({ storeId: at, q, pageSize: '48', ...more });
  const answer = await world.app.inject(`/catalog/search?${query.toString()}`);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<{ items: { bpn: string; name: string }[]; nextPageToken: string | null }>();
};
const bpnsOf = async (...args: Parameters<typeof found>) => (await found(...args)).items.map(({ bpn }) => bpn);

const households = (many: number) =>
  Array.from({ length: many }, (_, at) => ({ customerId: `customer-${at}`, householdId: `household-${at}` }));

describe('N-55 what shoppers choose from what a search finds', () => {
  test('is counted once a day for each household, whoever of it, and each act', async () => {
    const [milk = ''] = await bpnsOf('milk');
    expect(await chooses(milk)).toBe(204);
    await chooses(milk);
    await chooses(milk, { customerId: 'customer-2' });
    await chooses(milk, {}, { q: ' MILK' });
    expect(await count(milk)).toEqual([0, 1]);
    await chooses(milk, {}, { act: 'OPENED' });
    await chooses(milk, { householdId: 'household-2' });
    expect(await count(milk)).toEqual([1, 2]);
    world.clock.set(nextDay);
    await chooses(milk);
    expect(await count(milk)).toEqual([1, 3]);
  });

  test('is counted once at the same moment', async () => {
    const [milk = ''] = await bpnsOf('milk');
    await Promise.all(Array.from({ length: 8 }, () => chooses(milk, { browserId: 'browser-0001' })));
    expect(await count(milk)).toEqual([0, 1]);
  });

  test('of guests of one network is that of the first few: a browser without its cookie is another one', async () => {
    const [milk = '', other = ''] = await bpnsOf('milk');
    for (let at = 0; at < 8; at++) await chooses(milk, { browserId: `browser-000${at}`, address: '203.0.113.7' });
    expect(await count(milk)).toEqual([0, mostChoosersOfANetwork]);
    await chooses(other, { browserId: 'browser-0001', address: '203.0.113.7' });
    await chooses(milk, { browserId: 'browser-0009', address: '203.0.113.8' });
    expect([await count(milk), await count(other)]).toEqual([
      [0, mostChoosersOfANetwork + 1],
      [0, 1],
    ]);
  });

  test('names nobody, and is forgotten in time', async () => {
    const [milk = ''] = await bpnsOf('milk');
    await chooses(milk, { browserId: 'browser-0001', address: '203.0.113.7' });
    await chooses(milk);
    const { rows } = await sql<{ all: string }>`
      select concat((select json_agg(choice) from catalog.choice), (select json_agg(choice_mark) from catalog.choice_mark)) as all`.execute(
      world.db,
    );
    expect(rows[0]?.all).not.toMatch(/browser-|household-|customer-|203\.0\.113/);
    const now = Temporal.Instant.from(noon);
    const left = async () => {
      await forgetOldChoices(world.context);
      const { rows: tables } = await sql<{ marks: number; choices: number }>`
        select (select count(*)::int from catalog.choice_mark) as marks, (select count(*)::int from catalog.choice) as choices`.execute(
        world.db,
      );
      return [tables[0]?.marks ?? 0, tables[0]?.choices ?? 0];
    };
    world.clock.set(now.add({ hours: 24 * 2 }).toString());
    expect(await left()).toEqual([0, 1]);
    world.clock.set(now.add({ hours: 24 * (demandKeptDays + 3) }).toString());
    expect(await left()).toEqual([0, 0]);
  });

  test.each([
    ['an unknown product', {}, { bpn: '999999999' }, 204],
    ['a text without a word', {}, { q: '!?' }, 204],
    ['an unknown store', {}, { storeId: 'nowhere' }, 404],
    ['no such act', {}, { act: 'LOOKED' }, 400],
    ['a number that no product has', {}, { bpn: 'milk' }, 400],
    ['a browser that can be no cookie of ours', { browserId: "x'; --" }, {}, 400],
  ])('counts nothing for %s', async (_, who, given, status) => {
    expect(await chooses('100000001', who, given)).toBe(status);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from catalog.choice`.execute(world.db);
    expect(rows[0]?.n).toBe(0);
  });

  test('counts nothing for whoever is neither a member nor a browser', async () => {
    const payload = { storeId, q: 'milk', bpn: '100000001', act: 'ADDED' };
    const answer = await world.app.inject({ method: 'POST', url: '/catalog/choices', payload });
    expect(answer.statusCode).toBe(400);
  });
});

describe('N-55 among what matches as well', () => {
  test('what many chose for the same words comes first from the next day on, in that store', async () => {
    const [before, elsewhere] = [await bpnsOf('milk'), await bpnsOf('milk', {}, otherStoreId)];
    const last = before[7] ?? '';
    for (const who of households(6)) await chooses(last, who);
    expect(await bpnsOf('milk')).toEqual(before);
    world.clock.set(nextDay);
    const after = await bpnsOf('milk');
    expect(after.indexOf(last)).toBeLessThan(before.indexOf(last));
    expect(await bpnsOf('milk', {}, otherStoreId)).toEqual(elsewhere);
    expect(after.toSorted()).toEqual(before.toSorted());
  });

  test('what is chosen never comes before what matches better: a dozen who chose cheese for yogurt change nothing', async () => {
    const yogurts = (await bpnsOf('yogurt')).slice(0, 8);
    const [cheddar = ''] = await bpnsOf('cheddar');
    for (const who of households(12)) await chooses(cheddar, who, { q: 'yogurt' });
    world.clock.set(nextDay);
    expect((await bpnsOf('yogurt')).slice(0, 8)).toEqual(yogurts);
  });

  test('what the store sells most comes before what it sells less', async () => {
    const before = await bpnsOf('bread');
    const last = before[6] ?? '';
    await inTransaction(world.db, (trx) =>
      replaceSold(trx, storeId, [
        { bpn: last, points: 400 },
        { bpn: '999999999', points: 3 },
      ]),
    );
    world.clock.set(nextDay);
    expect((await bpnsOf('bread')).indexOf(last)).toBeLessThan(before.indexOf(last));
  });

  test('what a household has bought before comes first, and only for that household', async () => {
    const before = await bpnsOf('eggs');
    const usual = before[5] ?? '';
    const own = await bpnsOf('eggs', { usuals: usual });
    expect(own.indexOf(usual)).toBeLessThan(before.indexOf(usual));
    expect(own.toSorted()).toEqual(before.toSorted());
    expect(await bpnsOf('eggs')).toEqual(before);
    const [cheddar = ''] = await bpnsOf('cheddar');
    expect(await bpnsOf('eggs', { usuals: cheddar })).toEqual(before);
  });

  test('later pages go on in the order of the first', async () => {
    const usual = (await bpnsOf('eggs')).at(-1) ?? '';
    const whole = await bpnsOf('eggs', { usuals: usual });
    const pages: string[] = [];
    for (let token: string | null = ''; token !== null;) {
      const page = await found('eggs', { usuals: usual, pageSize: '7', ...(token === '' ? {} : { pageToken: token }) });
      pages.push(...page.items.map(({ bpn }) => bpn));
      token = pages.length < whole.length ? page.nextPageToken : null;
    }
    expect(pages.slice(0, whole.length)).toEqual(whole);
  });
});
