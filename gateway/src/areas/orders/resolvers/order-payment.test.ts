import { afterEach, expect, test } from 'vitest';
import { someCarts } from '../../../testing/cart-rows.ts';
import { envelope, type Front, openFront } from '../../../testing/front.ts';
import { anOrder } from '../../../testing/order-rows.ts';

const shortage = { cents: 198, canPayAtHandOver: true };
const short = (more: object = {}) =>
  anOrder({
    state: 'PICKING',
    payment: {
      paymentId: 'QUILLPAY',
      state: 'AUTHORIZED',
      heldCents: 500,
      chargedCents: 0,
      refundedCents: 0,
      shortage,
      ...more,
    },
  });
const services = {
  'GET /orders/4471955': () => short(),
  'PUT /orders/4471955/payment': () => anOrder({ state: 'PICKING' }),
  'POST /cart/customer/cust-1': () => someCarts(),
};
const problem = 'paymentProblem { title text choices { paymentId text } }';
const pay = `mutation($input: ChangeOrderPaymentInput!) { changeOrderPayment(input: $input) {
  order { ${problem} } userErrors { code message } } }`;
const input = {
  variables: { input: { orderNumber: '4471955', paymentId: 'HAND_OVER', clientRequestId: 'request-0001' } },
};
const asked = `{ order(number: "4471955") { ${problem} } }`;

let front: Front;
afterEach(() => front.close());

test('N-64 an order whose card refused the new total says what is missing, and the ways on', async () => {
  front = await openFront({ handlers: services });
  expect((await front.query(asked)).data).toEqual({
    order: {
      paymentProblem: {
        title: "Your card didn't cover the new total",
        text: 'Your order comes to $6.98 now, and Quillpay holds $5.00. We keep it for you until the rest is covered.',
        choices: [
          { paymentId: 'HAND_OVER', text: 'Pay at pickup instead' },
          { paymentId: 'QUILLPAY', text: 'Try Quillpay again' },
        ],
      },
    },
  });
});

test('N-52 N-64 what SNAP benefits pay is no part of it, and an empty doorstep takes no money', async () => {
  const order = short({ ebtCents: 100, shortage: { cents: 98, canPayAtHandOver: false } });
  front = await openFront({ handlers: { ...services, 'GET /orders/4471955': () => order } });
  expect((await front.query(asked)).data).toMatchObject({
    order: {
      paymentProblem: {
        text: "What SNAP doesn't pay comes to $5.98 now, and Quillpay holds $5.00. We keep your order until the rest is covered.",
        choices: [{ paymentId: 'QUILLPAY' }],
      },
    },
  });
});

test('N-64 another way to pay is sent once for its key, and the problem is gone', async () => {
  front = await openFront({ handlers: services });
  const { data } = await front.query(pay, input);
  expect(data).toEqual({ changeOrderPayment: { order: { paymentProblem: null }, userErrors: [] } });
  expect(front.calls.find(({ route }) => route === 'PUT /orders/4471955/payment')).toMatchObject({
    body: { paymentId: 'HAND_OVER' },
    headers: { 'idempotency-key': 'request-0001' },
  });
});

test.each([
  ['PAYMENT_DECLINED', 'It was declined again. Nothing is charged. Choose another way to pay, or call your bank.'],
  ['PAYMENT_NOT_OFFERED', "This way to pay isn't offered for this order."],
  ['ORDER_STATE', 'Your order has already been handed over. Its payment stays as it is.'],
])('N-64 a refusal with %s has its words, and the order as it is now', async (code, message) => {
  const refusing = ((_: unknown, reply: { code(status: number): { send(body: object): unknown } }) =>
    reply.code(409).send(envelope(code, 'theirs'))) as never;
  front = await openFront({ handlers: { ...services, 'PUT /orders/4471955/payment': refusing } });
  expect((await front.query(pay, input)).data).toMatchObject({
    changeOrderPayment: { order: { paymentProblem: { choices: [{}, {}] } }, userErrors: [{ code, message }] },
  });
});
