import { afterEach, expect, test } from 'vitest';
import { someCarts } from '../../../testing/cart-rows.ts';
import { type Call, envelope, type Front, openFront } from '../../../testing/front.ts';
import { aCheckout, anOrder } from '../../../testing/order-rows.ts';
import { aStore } from '../../../testing/rows.ts';

const wallet = { paymentId: 'APPLE_PAY', isOffered: true, problem: null, wallet: { merchantId: 'merchant.example' } };
const atPickup = { paymentId: 'HAND_OVER', isOffered: true, problem: null };
const services = {
  'GET /stores/2910': () => aStore(),
  'POST /cart/customer/cust-1': () => someCarts(),
  'GET /orders/checkout/cart-1': () => aCheckout({ payments: [atPickup, wallet], holdCents: 798 }),
  'PUT /orders/checkout/cart-1/wallet': () => ({
    cartId: 'cart-1',
    paymentId: 'APPLE_PAY',
    quoteId: 'quote-1',
    cents: 798,
    card: { network: 'Visa', lastFour: '4242' },
  }),
  'POST /orders/checkout/wallet-session': () => ({ session: '{"domainName":"safeway.localhost"}' }),
};
const keep = `mutation($input: KeepWalletPaymentInput!) { keepWalletPayment(input: $input) { card { network lastFour }
  changes { quoteId totalAfter { amount } } checkout { id } userErrors { code message field } } }`;
const open = `mutation($input: OpenWalletSessionInput!) { openWalletSession(input: $input) { session userErrors { code } } }`;
type Reply = { code(status: number): { send(body: object): unknown } };
const refusing = (code: string, more: object = {}) =>
  ((_: unknown, reply: Reply) => reply.code(409).send({ ...envelope(code, 'theirs'), ...more })) as never;

let front: Front;
afterEach(() => front.close());
const sent = (route: string): Call[] => front.calls.filter((call) => call.route === route);
const input = (given: object = {}) => ({
  variables: {
    input: {
      cartId: 'cart-1',
      paymentId: 'APPLE_PAY',
      quoteId: 'quote-1',
      payload: '{"token":{}}',
      clientRequestId: 'request-0001',
      ...given,
    },
  },
});

test('N-64 a checkout tells which ways to pay are wallets, as whom they know the retailer, and what is held', async () => {
  front = await openFront({ handlers: services });
  const asked =
    '{ checkout(cartId: "cart-1") { hold { amount } payments { id name text wallet { kind merchantId } } } }';
  expect((await front.query(asked)).data).toEqual({
    checkout: {
      hold: { amount: '7.98' },
      payments: [
        expect.objectContaining({ id: 'HAND_OVER', wallet: null }),
        {
          id: 'APPLE_PAY',
          name: 'Apple Pay',
          text: 'You confirm when you place the order. We hold the total, and charge what we pack.',
          wallet: { kind: 'APPLE_PAY', merchantId: 'merchant.example' },
        },
      ],
    },
  });
});

test('N-64 what a sheet confirmed goes to the service as it is, under the key of the request', async () => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(keep, input());
  expect(data).toMatchObject({ keepWalletPayment: { card: { network: 'Visa', lastFour: '4242' }, userErrors: [] } });
  expect(sent('PUT /orders/checkout/cart-1/wallet')).toMatchObject([
    { body: { paymentId: 'APPLE_PAY', quoteId: 'quote-1', payload: '{"token":{}}' } },
  ]);
});

test.each([
  ['PAYMENT_DECLINED', 'Your payment was declined. Nothing is ordered yet. Choose another way to pay.'],
  ['WALLET_NEEDED', 'Confirm the payment once more. Nothing is ordered yet.'],
])('N-64 %s says that nothing is ordered', async (code, message) => {
  front = await openFront({ handlers: { ...services, 'PUT /orders/checkout/cart-1/wallet': refusing(code) } });
  const { data } = await front.query(keep, input());
  expect(data).toMatchObject({ keepWalletPayment: { card: null, userErrors: [{ code, message }] } });
});

test('N-60 a price that changed before the sheet was confirmed is told with what is new', async () => {
  const changes = { quoteId: 'quote-2', totalBeforeCents: 798, totalAfterCents: 898, lines: [] };
  const changed = refusing('QUOTE_CHANGED', { changes });
  front = await openFront({ handlers: { ...services, 'PUT /orders/checkout/cart-1/wallet': changed } });
  expect((await front.query(keep, input())).data).toMatchObject({
    keepWalletPayment: {
      changes: { quoteId: 'quote-2', totalAfter: { amount: '8.98' } },
      checkout: { id: 'cart-1' },
      userErrors: [{ code: 'QUOTE_CHANGED' }],
    },
  });
});

test.each([
  ['CART_NOT_FOUND', { cartId: 'a/b' }],
  ['PAYMENT_NOT_OFFERED', { paymentId: '../x' }],
])('what is %s never reaches the service', async (code, given) => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(keep, input(given));
  expect(data).toMatchObject({ keepWalletPayment: { card: null, userErrors: [{ code }] } });
  expect(sent('PUT /orders/checkout/cart-1/wallet')).toEqual([]);
});

test('what a sheet answers has room, but not without end', async () => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(keep, input({ payload: `{"a":"${'x'.repeat(15_992)}"}` }));
  expect(data).toMatchObject({ keepWalletPayment: { userErrors: [] } });
  const { errors } = await front.query(keep, input({ payload: 'x'.repeat(16_001) }));
  expect(errors).toMatchObject([{ message: '"payload" is longer than 16000 characters.' }]);
});

test("Apple Pay hears of the site's own host, whatever the browser says", async () => {
  front = await openFront({ handlers: services });
  const asked = {
    paymentId: 'APPLE_PAY',
    validationUrl: 'https://gateway.apple.com/x',
    clientRequestId: 'request-0001',
  };
  const { data } = await front.query(open, { variables: { input: asked } });
  expect(data).toEqual({ openWalletSession: { session: '{"domainName":"safeway.localhost"}', userErrors: [] } });
  expect(sent('POST /orders/checkout/wallet-session')).toMatchObject([
    { body: { paymentId: 'APPLE_PAY', validationUrl: asked.validationUrl, domain: expect.not.stringContaining(':') } },
  ]);
});

test('N-64 an order tells the card that a wallet paid it with', async () => {
  const payment = { ...anOrder().payment, paymentId: 'APPLE_PAY', card: { network: 'Visa', lastFour: '4242' } };
  front = await openFront({ handlers: { ...services, 'GET /orders/4471955': () => anOrder({ payment }) } });
  expect((await front.query('{ order(number: "4471955") { paymentText } }')).data).toEqual({
    order: { paymentText: 'You pay online with Apple Pay ···· 4242' },
  });
});
