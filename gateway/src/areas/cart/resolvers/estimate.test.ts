import { afterEach, expect, test } from 'vitest';
import { aCart, aCartLine, aQuoteLine } from '../../../testing/cart-rows.ts';
import { openFront, type Front } from '../../../testing/front.ts';
import { aStore } from '../../../testing/rows.ts';

const estimate = `query ($lines: [EstimateLineInput!]!) { cartEstimate(lines: $lines) {
  sums { kind text amount { amount } } savings { amount } total { amount }
  lines { productId amount { amount } was { amount } spokenAmount couponText }
  hints { productId addQuantity ticketText text } } }`;
const bread = aCartLine({
  itemId: '970000002',
  entryId: 'l2',
  name: 'Sourdough',
  quantity: 1,
  saleCents: null,
  unitCents: 499,
  promo: {
    type: 'B',
    text: 'Buy 1 Get 1 Free',
    description: '',
    endsOn: '2026-08-11',
    terms: { buy: 1, free: 1, quantity: null, priceCents: null, group: null },
  },
  regularCents: 499,
  netCents: 499,
});
const coffee = aCartLine({
  itemId: '970000003',
  entryId: 'l3',
  quantity: 1,
  saleCents: null,
  promo: null,
  regularCents: 999,
  netCents: 799,
  savings: [{ offerId: 'c1', savingsCents: 200, isDisplayed: true }],
});
const grocery = aCart({ cartId: 'estimate', lines: [bread] });
const carts = [
  {
    ...grocery,
    quote: {
      ...grocery.quote,
      lines: [aQuoteLine({ lineId: 'l2', upc: '0411', listCents: 499, netCents: 499 })],
      nearMiss: [{ offerId: 'promo:0411', missing: { units: 1 }, gainCents: 499, lineIds: ['l2'] }],
    } as typeof grocery.quote,
  },
  aCart({ cartId: 'estimate', program: '1P_WINE', cartCategory: '1P_Wine', lines: [aCartLine()] }),
];

let front: Front;
afterEach(() => front.close());

test('N-42 N-67 N-81 what several carts would cost is one sum, each line has its price, and one more is free', async () => {
  const asked: unknown[] = [];
  front = await openFront({
    handlers: {
      'GET /stores/default': () => aStore(),
      'POST /cart/estimates': (request) => {
        asked.push(request.body);
        return { carts, others: [coffee] };
      },
    },
  });
  const lines = [
    { productId: '970000002', quantity: 1 },
    { productId: '970000001', quantity: 2, weight: '1.25' },
    { productId: '970000003', quantity: 1, counts: false },
    { productId: '../carts', quantity: 1 },
    { productId: '970000003', quantity: -1 },
  ];
  const { data, errors } = await front.query(estimate, { variables: { lines } });
  expect(errors).toEqual([]);
  expect(asked).toEqual([
    {
      items: [
        { itemId: '970000002', qty: 1, counted: true },
        { itemId: '970000001', qty: 2, selectedWeight: 125, counted: true },
        { itemId: '970000003', qty: 1, counted: false },
      ],
    },
  ]);
  expect(data).toEqual({
    cartEstimate: {
      sums: [
        { kind: 'LIST', text: 'Items at regular price', amount: { amount: '16.97' } },
        { kind: 'PROMO', text: 'Sale prices', amount: { amount: '-4.00' } },
      ],
      savings: { amount: '4.00' },
      total: { amount: '12.97' },
      lines: [
        { productId: '970000002', amount: { amount: '4.99' }, was: null, spokenAmount: '$4.99', couponText: null },
        {
          productId: '970000001',
          amount: { amount: '7.98' },
          was: { amount: '11.98' },
          spokenAmount: '$7.98, was $11.98',
          couponText: null,
        },
        {
          productId: '970000003',
          amount: { amount: '7.99' },
          was: { amount: '9.99' },
          spokenAmount: '$7.99, was $9.99',
          couponText: 'Coupon $2.00 off',
        },
      ],
      hints: [
        {
          productId: '970000002',
          addQuantity: 1,
          ticketText: 'Save $4.99',
          text: 'One more Sourdough is free with Buy 1 Get 1 Free.',
        },
      ],
    },
  });
});

test('nothing that can be added costs nothing, without a call; more than 100 lines are refused', async () => {
  front = await openFront({ handlers: { 'GET /stores/default': () => aStore() } });
  const { data } = await front.query(
    '{ cartEstimate(lines: [{ productId: "none" }]) { total { amount } lines { productId } } }',
  );
  expect(data).toEqual({ cartEstimate: { total: { amount: '0.00' }, lines: [] } });
  const lines = Array.from({ length: 101 }, () => ({ productId: '970000001' }));
  const refused = await front.query(estimate, { variables: { lines } });
  expect(refused.errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

test('S-214 carts that can not be asked cost the estimate only', async () => {
  front = await openFront({
    handlers: { 'GET /stores/default': () => aStore(), 'POST /cart/estimates': () => ({ status: 503, body: {} }) },
  });
  const { data, errors } = await front.query(
    '{ cartEstimate(lines: [{ productId: "970000001" }]) { total { amount } } }',
  );
  expect(data).toEqual({ cartEstimate: null });
  expect(errors[0]?.message).toMatch(/^Apologies/);
});
