import { afterEach, expect, test } from 'vitest';
import { aCoupon } from '../../../testing/coupon-rows.ts';
import { type Front, openFront } from '../../../testing/front.ts';
import { aStore } from '../../../testing/rows.ts';

const query = `{ dealsForYou(first: 2) { title generatedAt
  deals { coupon { id } reason reasonText price { amount } } } }`;
const deal = (offerId: string, rank: number, priceCents: number | null = null) => ({
  offerId,
  offerPgm: 'PD',
  rank,
  score: 900 - rank,
  reason: { code: rank === 1 ? 'BOUGHT_OFTEN' : 'NEW', text: '' },
  expiresAt: '2026-08-25T06:59:59.999Z',
  priceCents,
});
const answer = (dealsInfo: object[] | null) => ({
  dealsInfo,
  modelConfigurationId: 'larder-rfm-1',
  generatedAt: '2026-08-05T12:00:00.000Z',
});

type Handler = NonNullable<NonNullable<Parameters<typeof openFront>[0]>['handlers']>[string];
const failing: Handler = (_, reply) =>
  reply.code(500).send({ errors: [], serviceErrors: [{ code: 'INTERNAL', message: 'Down.' }], correlationId: 'c-1' });

let front: Front;
afterEach(() => front.close());

async function withDeals(
  personalized: Handler,
  offers = ['tea', 'eggs', 'rye'].map((offerId) => aCoupon({ offerId })),
) {
  front = await openFront({
    handlers: {
      'GET /stores/2300': () => aStore({ storeId: '2300' }),
      'POST /offers/personalizeddeals': personalized,
      'GET /offers/companiongallery': () => ({
        companionGalleryOffer: Object.fromEntries(offers.map((offer) => [offer.offerId, offer])),
        nextPageToken: null,
        total: offers.length,
      }),
    },
  });
}

test('S-198, S-199, N-43 deals come in their order with their reasons, as many as the carousel shows', async () => {
  await withDeals(() => answer([deal('gone', 1), deal('rye', 1, 399), deal('tea', 2), deal('eggs', 3)]));
  const { data, errors } = await front.query(query, {});
  expect(errors).toEqual([]);
  expect(data).toEqual({
    dealsForYou: {
      title: 'Deals for you',
      generatedAt: '2026-08-05T12:00:00.000Z',
      deals: [
        { coupon: { id: 'rye' }, reason: 'BOUGHT_OFTEN', reasonText: 'You buy this often', price: { amount: '3.99' } },
        { coupon: { id: 'tea' }, reason: 'NEW', reasonText: 'New for you', price: null },
      ],
    },
  });
  const sent = front.calls.find(({ route }) => route === 'POST /offers/personalizeddeals');
  expect(sent?.body).toMatchObject({ storeId: '2300', uiPageSize: 12, platform: 'web', banner: 'safeway' });
});

test.each<[string, Handler]>([
  ['an answer without deals', () => answer([])],
  ['an answer with none at all', () => answer(null)],
  ['deals that the store does not have', () => answer([deal('gone', 1)])],
  ['a call that fails', failing],
])('S-155, S-231 after %s there are none, and nothing else fails', async (_, personalized) => {
  await withDeals(personalized);
  expect(await front.query(query, {})).toMatchObject({ data: { dealsForYou: null }, errors: [] });
});

const picked = `{ coupons(filter: { group: PICKED_FOR_YOU }) { edges { reasonText node { id } } } }`;
const personal = ['tea', 'eggs', 'rye'].map((offerId, at) =>
  aCoupon({ offerId, offerPgm: 'PD', offerType: 'PD', purchaseRank: at }),
);
const shownIn = (data: unknown) =>
  (data as { coupons: { edges: { reasonText: string | null; node: { id: string } }[] } }).coupons.edges.map(
    ({ reasonText, node }) => [node.id, reasonText],
  );

test('S-198 the gallery shows what was picked in the order of the deals, each with its reason', async () => {
  await withDeals(() => answer([deal('rye', 1), deal('tea', 2)]), personal);
  const { data, errors } = await front.query(picked, {});
  expect(errors).toEqual([]);
  expect(shownIn(data)).toEqual([
    ['rye', 'You buy this often'],
    ['tea', 'New for you'],
    ['eggs', null],
  ]);
});

test('S-231 without the deals what was picked stands by its rank, and the other groups ask for none', async () => {
  await withDeals(failing, personal);
  expect(shownIn((await front.query(picked, {})).data)).toEqual([
    ['tea', null],
    ['eggs', null],
    ['rye', null],
  ]);
  front.calls.length = 0;
  await front.query('{ coupons { edges { node { id } } } }', {});
  expect(front.routes()).not.toContain('POST /offers/personalizeddeals');
});
