import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { publishOffers } from '../store/offers.ts';
import { couponShopper, couponsWorld, item } from '../testing/coupons-world.ts';
import { offerDraft } from '../testing/drafts.ts';

let world: World;
beforeAll(async () => {
  world = await couponsWorld([
    offerDraft('plain'),
    offerDraft('other'),
    offerDraft('today', { endsOn: '2026-08-05' }),
    offerDraft('tomorrow', { startsOn: '2026-08-06' }),
    offerDraft('one-for-all', { clipLimit: 1 }),
    offerDraft('two-for-all', { clipLimit: 2 }),
    offerDraft('elsewhere', { banners: ['vons'] }),
    offerDraft('ad', { offerType: 'WS' }),
    offerDraft('bare', { card: { isClippable: false } }),
    offerDraft('deal', { pgm: 'PD', offerType: 'PD', events: ['Welcome Offers'], purchaseRank: 3, arrivalRank: 7 }),
  ]);
});
afterAll(() => world.close());

const count = async (table: string, where: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(world.db);
  return rows[0]?.count ?? -1;
};

test('S-114, S-184 a clip takes an offer from U to C and puts it in My List', async () => {
  const maya = couponShopper(world, 'maya');
  expect(await maya.sees('plain')).toMatchObject({ status: 'U', deleted: false, isClippable: true });
  const [clip, item] = await maya.clips('plain');
  expect(clip).toMatchObject({ clipType: 'C', itemId: 'plain', status: 1, errorCd: null });
  expect(item).toMatchObject({ clipType: 'L', itemId: 'plain', status: 1, checked: false });
  expect(await maya.sees('plain')).toMatchObject({ status: 'C', deleted: false, clipId: clip?.clipId });
  expect(await maya.myList()).toMatchObject([{ id: item?.clipId, referenceId: 'plain' }]);
});

test('S-4 S-84 S-87 S-90 a personalized deal tells its state, events, and ranks, and can be clipped and unclipped', async () => {
  const maya = couponShopper(world, 'dealer');
  const told = {
    events: ['Welcome Offers'],
    purchaseRank: 3,
    arrivalRank: 7,
    expiryRank: 20_260_831,
    purchaseInd: null,
  };
  const open = { status: 'U', deleted: false, isClippable: true, offerComplete: false };
  expect(await maya.sees('deal')).toMatchObject({ ...told, ...open, offerPgm: 'PD' });
  const [clip, listed] = await maya.clips('deal');
  expect(await maya.sees('deal')).toMatchObject({ ...told, status: 'C', deleted: false, isClippable: true });
  await maya.unclips(listed?.clipId ?? '');
  expect(await maya.sees('deal')).toMatchObject({ status: 'C', deleted: true });
  await maya.unclips(clip?.clipId ?? '');
  expect(await maya.sees('deal')).toMatchObject({ ...told, ...open });
  expect(await maya.sees('bare')).toMatchObject({ status: 'U', isClippable: false });
});

test('T-1 an offer clipped twice in parallel is one clip and one item of My List, and both answers say 1', async () => {
  const twice = couponShopper(world, 'twice');
  const answers = await Promise.all(Array.from({ length: 8 }, () => twice.clips('plain')));
  expect(new Set(answers.map(([clip]) => `${clip?.status} ${clip?.clipId}`)).size).toBe(1);
  expect(answers[0]?.[0]?.status).toBe(1);
  expect(await count('offers.clip', "household_id = 'household-twice'")).toBe(1);
  expect(await twice.myList()).toHaveLength(1);
});

test('T-6, T-7 an offer can be clipped through the last millisecond of its last day at the store', async () => {
  const late = couponShopper(world, 'late');
  const now = world.clock.now();
  world.clock.set('2026-08-06T06:59:59.999Z');
  expect(await late.clips('today')).toMatchObject([{ status: 1 }, { status: 1 }]);
  world.clock.set('2026-08-06T07:00:00Z');
  const after = await couponShopper(world, 'later').clips('today');
  expect(after).toMatchObject([{ status: 0, errorCd: 'OFFER_EXPIRED' }, { status: 0 }]);
  expect(await couponShopper(world, 'later').clips('tomorrow')).toMatchObject([{ status: 1 }, { status: 1 }]);
  world.clock.set(now);
});

test('T-12, N-48 what a store does not have is refused with 2 and a code, and nothing is stored', async () => {
  const stray = couponShopper(world, 'stray');
  const refused = async (offerId: string, at?: string) => (await stray.clips(offerId, at))[0];
  expect(await refused('plain', '9999')).toMatchObject({ status: 2, errorCd: 'STORE_NOT_FOUND' });
  expect(await refused('elsewhere')).toMatchObject({ status: 2, errorCd: 'NOT_AT_STORE' });
  expect(await refused('no-such-offer')).toMatchObject({ status: 2, errorCd: 'OFFER_NOT_FOUND' });
  expect(await refused('tomorrow')).toMatchObject({ status: 2, errorCd: 'OFFER_NOT_STARTED' });
  expect(await refused('bare')).toMatchObject({ status: 2, errorCd: 'NOT_CLIPPABLE' });
  expect(await count('offers.clip', "household_id = 'household-stray'")).toBe(0);
  expect(await stray.myList()).toEqual([]);
});

test('I-5 of the households that clip the only one at once, one has it', async () => {
  const all = Array.from({ length: 16 }, (_, number) => couponShopper(world, `crowd-${number}`));
  const answers = await Promise.all(all.map((each) => each.clips('one-for-all')));
  expect(answers.filter(([clip]) => clip?.status === 1)).toHaveLength(1);
  expect(answers.filter(([clip]) => clip?.errorCd === 'NONE_LEFT')).toHaveLength(15);
  expect(await count('offers.clip', "offer_id = 'one-for-all'")).toBe(1);
  expect(await count('offers.list_item', "offer_id = 'one-for-all'")).toBe(1);
});

test('I-5 who unclips makes room, however often, and never more than there was', async () => {
  const [ann, ben, cleo] = ['ann', 'ben', 'cleo'].map((name) => couponShopper(world, name));
  const clip = async (shopper = ann) => (await shopper?.clips('two-for-all'))?.[0];
  const mine = await clip(ann);
  await Promise.all([clip(ben), clip(ann), clip(ann)]);
  expect(await clip(cleo)).toMatchObject({ errorCd: 'NONE_LEFT' });
  expect(await ann?.unclips(mine?.clipId ?? '', mine?.clipId ?? '')).toMatchObject([{ status: 1 }, { status: 1 }]);
  expect(await clip(cleo)).toMatchObject({ status: 1 });
  expect(await clip(ann)).toMatchObject({ errorCd: 'NONE_LEFT' });
  expect(await count('offers.allowance', "offer_id = 'two-for-all' and clips = 2")).toBe(1);
});

test('S-116, S-185 what is taken off My List stays clipped, and comes back with the L item alone', async () => {
  const lena = couponShopper(world, 'lena');
  const [clip, listed] = await lena.clips('plain');
  expect(await lena.unclips(listed?.clipId ?? '')).toMatchObject([{ status: 1 }]);
  expect(await lena.sees('plain')).toMatchObject({ status: 'C', deleted: true, clipId: clip?.clipId });
  expect(await lena.lists('plain')).toMatchObject([{ clipType: 'L', status: 1 }]);
  expect(await lena.sees('plain')).toMatchObject({ status: 'C', deleted: false });
  expect(await lena.unclips(clip?.clipId ?? '')).toMatchObject([{ status: 1 }]);
  expect(await lena.sees('plain')).toMatchObject({ status: 'U', deleted: false, clipId: null });
  expect(await lena.myList()).toEqual([]);
});

test('S-124 a weekly ad goes into My List without a clip', async () => {
  const iris = couponShopper(world, 'iris');
  expect(await iris.clips('ad')).toMatchObject([{ status: 2, errorCd: 'NOT_CLIPPABLE' }, { status: 2 }]);
  const [listed] = await iris.lists('ad');
  expect(listed?.status).toBe(1);
  expect(await iris.sees('ad')).toMatchObject({ status: 'C', deleted: false });
  await iris.unclips(listed?.clipId ?? '');
  expect(await iris.sees('ad')).toMatchObject({ status: 'U' });
});

test('X-5 an L item alone adds no coupon that is not clipped, and a refused offer leaves the others alone', async () => {
  const omar = couponShopper(world, 'omar');
  expect(await omar.lists('plain')).toMatchObject([{ status: 2, errorCd: 'NOT_CLIPPED' }]);
  const answer = await omar.asks(['plain', 'elsewhere', 'other'].flatMap((id) => [item('C', id), item('L', id)]));
  expect(answer.json<{ items: { status: number }[] }>().items.map(({ status }) => status)).toEqual([1, 1, 2, 2, 1, 1]);
  expect(await omar.myList()).toHaveLength(2);
});

test('T-11 an offer that is saved again unchanged keeps its last day, its clips, and its uses', async () => {
  const keeper = couponShopper(world, 'keeper');
  await keeper.clips('plain');
  const before = await keeper.sees('plain');
  for (let time = 0; time < 5; time++)
    await inTransaction(world.db, (trx) => publishOffers(trx, [offerDraft('plain')], world.clock.now()));
  expect(await keeper.sees('plain')).toEqual(before);
  expect(before.endLocal).toBe('2026-08-31T23:59:59.999');
});

test('items of My List are checked off by their household alone', async () => {
  const pat = couponShopper(world, 'pat');
  const [, listed] = await pat.clips('plain');
  const checks = async (shopper: typeof pat, checked: boolean) =>
    (await shopper.sends<{ items: object[] }>('mylist/check', { items: [{ id: listed?.clipId, checked }] })).items;
  expect(await checks(couponShopper(world, 'thief'), true)).toEqual([]);
  expect(await checks(pat, true)).toEqual([{ id: listed?.clipId, checked: true }]);
  expect(await pat.myList()).toMatchObject([{ id: listed?.clipId, checked: true }]);
  expect(await checks(pat, false)).toEqual([{ id: listed?.clipId, checked: false }]);
});

test('N-47 the terms of box tops are accepted once', async () => {
  const bea = couponShopper(world, 'bea');
  expect(await bea.reads('boxtops')).toEqual({ authorized: false, acceptedAt: null });
  const accepted = { authorized: true, acceptedAt: '2026-08-05T19:00:00.000Z' };
  expect(await Promise.all([1, 2, 3].map(() => bea.sends('boxtops', { accepted: true })))).toEqual(
    Array(3).fill(accepted),
  );
  expect(await bea.reads('boxtops')).toEqual(accepted);
  expect(await bea.sends('boxtops', { accepted: false })).toMatchObject({ errors: [{ field: 'accepted' }] });
});

test('N-42 offers are called by their names in carts and orders, also those that are over; an unknown one by none', async () => {
  const { offers } = await couponShopper(world, 'names').reads<{ offers: object[] }>('names?offerId=plain,none,today');
  const itsKind = { category: 'Breakfast & Cereal', categoryType: 'breakfast-cereal', isChallenge: false };
  expect(offers).toEqual([
    {
      offerId: 'plain',
      title: '$1.00 off Prairie Cereal',
      name: 'Prairie Cereal',
      ...itsKind,
      deal: null,
      endLocal: '2026-08-31T23:59:59.999',
      points: 0,
      forMembers: false,
    },
    {
      offerId: 'today',
      title: '$1.00 off Prairie Cereal',
      name: 'Prairie Cereal',
      ...itsKind,
      deal: null,
      endLocal: '2026-08-05T23:59:59.999',
      points: 0,
      forMembers: false,
    },
  ]);
  expect((await world.app.inject({ url: '/offers/names?offerId=plain' })).statusCode).toBe(401);
});

test("another household's clip can't be undone", async () => {
  const [clip] = await couponShopper(world, 'owner').clips('plain');
  const thief = couponShopper(world, 'thief');
  expect(await thief.unclips(clip?.clipId ?? '')).toMatchObject([{ status: 2 }]);
  expect(await couponShopper(world, 'owner').sees('plain')).toMatchObject({ status: 'C' });
});

test('S-160, T-45 a visitor, a body without items, and a misspelled item are refused', async () => {
  const send = (payload: object, headers: Record<string, string> = {}) =>
    world.app.inject({ method: 'POST', url: '/offers/clip?storeId=2910', headers, payload });
  const key = { 'idempotency-key': 'a-key-of-the-test' };
  expect((await send({ items: [item('C', 'plain')] }, key)).statusCode).toBe(401);
  const shopper = couponShopper(world, 'typo');
  expect((await shopper.asks([])).statusCode).toBe(400);
  expect((await shopper.asks([{ clipType: 'X', itemId: 'plain', itemType: 'CC' }])).statusCode).toBe(400);
  expect((await shopper.asks([{ clipType: 'C', itemId: "'; --", itemType: 'CC' }])).statusCode).toBe(400);
});

test('T-101 a flood of clips is answered 429 with Retry-After, and what is clipped stays', async () => {
  const small = await couponsWorld([offerDraft('plain')], { config: { writeLimit: 5 } });
  const shopper = couponShopper(small, 'flood');
  const answers = await Promise.all(Array.from({ length: 12 }, () => shopper.asks([item('C', 'plain')])));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ headers }) => Number(headers['retry-after']) >= 1)).toBe(true);
  expect(await shopper.sees('plain')).toMatchObject({ status: 'C' });
  await small.close();
});
