import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../app.ts';
import { storeId, twoStores } from '../../catalog/testing/catalog-world.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { MyListItem } from '../contract/my-list.ts';
import { publishOffers } from '../store/offers.ts';
import { offerDraft } from '../testing/drafts.ts';

let world: World;
let products: { bpn: string; name: string }[];
beforeAll(async () => {
  world = await createWorld({
    services,
    clock: '2026-08-05T19:00:00Z',
    connections: 20,
    base: twoStores,
    fill: async (context) => {
      const drafts = [
        offerDraft('plain'),
        offerDraft('ad', { offerType: 'WS', departmentId: 'dairy-eggs-cheese', category: 'Dairy, Eggs & Cheese' }),
        offerDraft('over', { offerType: 'WS', endsOn: '2026-08-04' }),
      ];
      await inTransaction(context.db, (trx) => publishOffers(trx, drafts, context.clock.now()));
    },
  });
  products = (
    await sql<{ bpn: string; name: string }>`select bpn, name from catalog.product
      where status = 'ACTIVE' and shelf_id like 'dairy%' order by bpn limit 3`.execute(world.db)
  ).rows;
});
afterAll(() => world.close());

interface Answer {
  refused: { id: string; code: string }[];
  items: MyListItem[];
}
let keys = 0;
let households = 0;

/** A household's list at the REST door. */
function shopper(householdId = `household-${++households}`) {
  const headers = async () => ({
    authorization: `Bearer ${await world.tokenFor({ customerId: `of-${householdId}`, householdId })}`,
  });
  const send = async (changes: readonly object[], key = `change-${++keys}-of-the-test`) =>
    world.app.inject({
      method: 'POST',
      url: `/offers/mylist/changes?storeId=${storeId}`,
      headers: { ...(await headers()), 'idempotency-key': key },
      payload: { changes },
    });
  return {
    householdId,
    send,
    changes: async (...changes: object[]): Promise<Answer> => (await send(changes)).json<Answer>(),
    list: async () => {
      const answer = await world.app.inject({ url: `/offers/mylist?storeId=${storeId}`, headers: await headers() });
      return answer.json<{ shoppingLists: { items: MyListItem[] }[] }>().shoppingLists[0]?.items ?? [];
    },
  };
}
const writes = (id: string, text: string, quantity?: number) => ({ op: 'ADD', id, text, quantity });

test('S-101, S-189 offers, products, and what is written stand in one list, with where they are in the store', async () => {
  const maya = shopper();
  const [milk] = products;
  await maya.changes(
    writes('item-tea', 'Birthday candles'),
    writes('item-milk', '  oat   milk ', 2),
    { op: 'ADD', id: 'item-product', bpn: milk?.bpn },
    { op: 'ADD', id: 'item-advert', offerId: 'ad' },
  );
  const byId = new Map((await maya.list()).map((item) => [item.id, item]));
  expect(byId.get('item-milk')).toMatchObject({ kind: 'TEXT', title: 'oat milk', quantity: 2, referenceId: null });
  expect(byId.get('item-milk')?.categoryType).toBe('dairy-eggs-cheese');
  expect(byId.get('item-product')).toMatchObject({
    kind: 'PRODUCT',
    referenceId: milk?.bpn,
    title: milk?.name,
    category: 'Dairy, Eggs & Cheese',
  });
  expect(byId.get('item-advert')).toMatchObject({ kind: 'OFFER', itemType: 'WS', referenceId: 'ad', checked: false });
  const places = ['item-milk', 'item-product', 'item-advert'].map((id) => byId.get(id)?.place?.department);
  expect(new Set(places).size).toBe(1);
  expect(byId.get('item-product')?.place?.shelf).toBeGreaterThan(0);
  expect(byId.get('item-advert')?.place?.shelf).toBe(0);
});

test('S-188 what is written is kept to its letters, and refused if it is nothing, too long, or unknown', async () => {
  const { changes, send } = shopper();
  const { refused, items } = await changes(
    writes('item-html', '<b>x</b> \u202E'),
    writes('item-none', ' \u200B '),
    writes('item-long', 'x'.repeat(81)),
    { op: 'ADD', id: 'item-unknown', bpn: '999999999' },
    { op: 'ADD', id: 'item-coupon', offerId: 'plain' },
    { op: 'ADD', id: 'item-over', offerId: 'over' },
    { op: 'ADD', id: 'item-nowhere', offerId: 'no-such-offer' },
    { op: 'SET', id: 'item-other', checked: true },
  );
  expect(items.map(({ title }) => title)).toEqual(['<b>x</b>']);
  expect(refused.map(({ code }) => code)).toEqual([
    'EMPTY_TEXT',
    'TOO_LONG',
    'PRODUCT_NOT_FOUND',
    'NOT_CLIPPED',
    'OFFER_EXPIRED',
    'OFFER_NOT_FOUND',
    'ITEM_NOT_FOUND',
  ]);
  for (const change of [
    { op: 'ADD', id: 'item-both', text: 'Tea', offerId: 'ad' },
    { op: 'ADD', id: 'item-nothing' },
    { op: 'SET', id: 'item-html' },
    { op: 'DROP', id: 'item-html' },
    writes("x'; drop --", 'Tea'),
    writes('item-many', 'Tea', 100),
    writes('item-huge', 'x'.repeat(400)),
  ])
    expect((await send([change])).statusCode).toBe(400);
  expect((await send([])).statusCode).toBe(400);
});

test('I-8 a change that is sent many times at once is made once, and answered the same', async () => {
  const { send, list } = shopper();
  const change = [writes('item-once', 'Tea')];
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(change, 'the-same-key-again')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await list()).toHaveLength(1);
  expect((await send([writes('item-once', 'Coffee')], 'the-same-key-again')).statusCode).toBe(409);
});

test('N-58 what all of a household do at once is all done, and no list grows beyond its limit', async () => {
  const { changes, list } = shopper();
  await Promise.all(
    Array.from({ length: 4 }, (_, device) =>
      changes(...Array.from({ length: 60 }, (_each, at) => writes(`device-${device}-${at}`, `Zq${device} wx${at}`))),
    ),
  );
  expect(await list()).toHaveLength(200);
  const { refused } = await changes(writes('one-more-item', 'Something else'));
  expect(refused).toEqual([{ id: 'one-more-item', code: 'LIST_FULL' }]);
  const ids = (await list()).map(({ id }) => id);
  await Promise.all(ids.slice(0, 6).map((id) => changes({ op: 'SET', id, checked: true })));
  await Promise.all(ids.slice(6, 12).map((id) => changes({ op: 'REMOVE', id })));
  const after = await list();
  expect(after.filter(({ checked }) => checked)).toHaveLength(6);
  expect(after).toHaveLength(194);
});

test('the same thing added from two devices at once is one item', async () => {
  const { changes, list } = shopper();
  const [milk] = products;
  await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      changes({ op: 'ADD', id: `device-p-${at}`, bpn: milk?.bpn }, writes(`device-t-${at}`, at % 2 ? 'Tea' : 'TEA'), {
        op: 'ADD',
        id: `device-o-${at}`,
        offerId: 'ad',
      }),
    ),
  );
  expect((await list()).map(({ kind }) => kind).toSorted()).toEqual(['OFFER', 'PRODUCT', 'TEXT']);
});

test('S-116 an item that is removed and brought back is as it was', async () => {
  const { changes, list } = shopper();
  await changes(writes('item-back', 'Tea', 3), { op: 'ADD', id: 'item-deal', offerId: 'ad' });
  await changes({ op: 'REMOVE', id: 'item-back' }, { op: 'REMOVE', id: 'item-deal' });
  expect(await list()).toEqual([]);
  await changes(writes('item-back', 'Tea', 3), { op: 'ADD', id: 'item-deal', offerId: 'ad' });
  expect((await list()).map(({ id, quantity }) => `${id} ${quantity}`).toSorted()).toEqual([
    'item-back 3',
    'item-deal 1',
  ]);
});

test("another household's items can be neither seen nor changed", async () => {
  const [owner, thief] = [shopper(), shopper()];
  await owner.changes(writes('item-own-1', 'Tea'));
  expect((await thief.changes({ op: 'SET', id: 'item-own-1', checked: true })).refused).toEqual([
    { id: 'item-own-1', code: 'ITEM_NOT_FOUND' },
  ]);
  await thief.changes({ op: 'REMOVE', id: 'item-own-1' }, writes('item-own-1', 'Mine'));
  expect(await owner.list()).toMatchObject([{ title: 'Tea', checked: false }]);
  expect(await thief.list()).toMatchObject([{ id: 'item-own-1', title: 'Mine' }]);
});

test("N-6 a visitor's list is told with its places and its offers, and nothing of it is kept", async () => {
  const [milk] = products;
  const changes = [
    writes('item-milk', '  oat   milk ', 2),
    { op: 'ADD', id: 'item-product', bpn: milk?.bpn },
    { op: 'ADD', id: 'item-advert', offerId: 'ad' },
    { op: 'ADD', id: 'item-over', offerId: 'over' },
    { op: 'SET', id: 'item-product', checked: true },
  ];
  const before = await sql<{ rows: number }>`select count(*)::int as rows from offers.list_item`.execute(world.db);
  const url = `/offers/mylist/preview?storeId=${storeId}`;
  const answer = await world.app.inject({ method: 'POST', url, payload: { changes } });
  expect(answer.statusCode).toBe(200);
  const { refused, items } = answer.json<Answer>();
  expect(refused).toEqual([{ id: 'item-over', code: 'OFFER_NOT_FOUND' }]);
  expect(items.map(({ id, title, checked }) => [id, title, checked])).toEqual([
    ['item-advert', expect.any(String), false],
    ['item-product', milk?.name, true],
    ['item-milk', 'oat milk', false],
  ]);
  expect(new Set(items.map(({ place }) => place?.department)).size).toBe(1);
  const after = await sql<{ rows: number }>`select count(*)::int as rows from offers.list_item`.execute(world.db);
  expect(after.rows).toEqual(before.rows);
});

test('S-160 a visitor has no list', async () => {
  const answer = await world.app.inject({ url: `/offers/mylist?storeId=${storeId}` });
  expect(answer.statusCode).toBe(401);
});
