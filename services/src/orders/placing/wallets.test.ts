import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { memberPort } from '../membership/join.ts';
import { paymentPorts, wholePayments } from '../payments/ports.ts';
import type { StandIn } from '../payments/stand-in.ts';
import { isWallet } from '../rules/checkout/wallets.ts';
import { forgetWalletPayments } from '../store/wallet-payments.ts';
import { newKey, ordersShopper, type OrdersShopper } from '../testing/orders-shopper.ts';
import { goods, noon } from '../testing/orders-world.ts';
import { quillpayWorld } from '../testing/quillpay-world.ts';

let world: World;
let provider: StandIn;
let close: () => Promise<void>;
const wallets = {
  applePayMerchantId: 'merchant.example.larder',
  googlePayMerchantId: 'BCR2DN4T',
  demoWallet: true,
};
beforeAll(async () => void ({ world, provider, close } = await quillpayWorld(wallets)));
afterAll(() => close());
beforeEach(() => world.clock.set(noon));
afterEach(() => world.runJobs());

let names = 0;
async function ready(paymentId = 'DEMO_WALLET'): Promise<OrdersShopper> {
  const maya = ordersShopper(world, `wallet-${++names}`);
  await maya.getsReady({ paymentId });
  return maya;
}
const kept = async ({ kept: { cartId } }: OrdersShopper) =>
  (await sql`select 1 from orders.wallet_payment where cart_id = ${cartId}`.execute(world.db)).rows.length;
const holdsOf = (orderNumber: string) => [...provider.holds.values()].filter(({ order }) => order === orderNumber);
const tokensAsked = () => [...provider.asked.keys()].filter((each) => each.startsWith('/tokens ')).length;
const card = (lastFour: string) => JSON.stringify({ card: { network: 'Visa', lastFour } });

test('N-64 a confirmed sheet pays for one order: so much is held, and the order knows the card', async () => {
  const maya = await ready();
  const { totalCents, payments } = (await maya.looks()).body;
  expect(payments.find(({ paymentId }) => paymentId === 'APPLE_PAY')?.wallet).toEqual({
    merchantId: 'merchant.example.larder',
  });
  const confirmed = await maya.confirms();
  const visa = { network: 'Visa', lastFour: '4242' };
  expect([confirmed.status, confirmed.body]).toEqual([
    200,
    expect.objectContaining({ paymentId: 'DEMO_WALLET', cents: totalCents, card: visa }),
  ]);
  const { status, body } = await maya.places();
  expect([status, body.payment]).toEqual([
    200,
    expect.objectContaining({ paymentId: 'DEMO_WALLET', heldCents: totalCents, card: visa }),
  ]);
  expect(holdsOf(body.orderNumber)).toMatchObject([{ amount: totalCents }]);
  expect(await kept(maya)).toBe(0);
});

test('N-64 nothing is placed without a sheet, after a quarter of an hour, or with the sheet of another wallet', async () => {
  const maya = await ready();
  expect((await maya.places()).code).toBe('WALLET_NEEDED');
  await maya.confirms();
  await maya.chooses({ paymentId: 'GOOGLE_PAY' });
  expect((await maya.places()).code).toBe('WALLET_NEEDED');
  await maya.chooses({ paymentId: 'DEMO_WALLET' });
  world.clock.advance({ minutes: 14, seconds: 59 });
  await maya.holds((await maya.slots()).find(({ capacityLeft }) => capacityLeft > 0)!.slotId);
  world.clock.advance({ seconds: 1 });
  expect((await maya.places()).code).toBe('WALLET_NEEDED');
  expect(await maya.orders()).toEqual([]);
  await maya.confirms();
  expect((await maya.places()).status).toBe(200);
});

test('N-60 a total that grew after the sheet is told first, and the sheet is needed again', async () => {
  const maya = await ready();
  const { quoteId } = (await maya.looks()).body.quote;
  await maya.confirms({ quoteId });
  await maya.adds(goods.milk, { qty: 1 });
  expect((await maya.places({ quoteId })).code).toBe('QUOTE_CHANGED');
  expect((await maya.places()).code).toBe('WALLET_NEEDED');
  const stale = await maya.confirms({ quoteId });
  expect([stale.code, (stale.body as { changes?: object }).changes]).toEqual(['QUOTE_CHANGED', expect.anything()]);
  await maya.confirms();
  expect((await maya.places()).status).toBe(200);
});

test('N-64 two tabs that place with one confirmed sheet place one order, and hold money once', async () => {
  const maya = await ready();
  const { quoteId } = (await maya.looks()).body.quote;
  await maya.confirms({ quoteId });
  const answers = await Promise.all(Array.from({ length: 6 }, () => maya.places({ quoteId }, newKey())));
  const placed = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.orderNumber));
  expect(placed.size).toBe(1);
  expect(await maya.orders()).toHaveLength(1);
  expect(holdsOf([...placed][0]!)).toHaveLength(1);
});

test('a sheet that is sent ten times with one key is one token, also after its order, and its key is good for nothing else', async () => {
  const maya = await ready();
  const { quoteId } = (await maya.looks()).body.quote;
  const key = newKey();
  const before = tokensAsked();
  const answers = await Promise.all(Array.from({ length: 10 }, () => maya.confirms({ quoteId }, key)));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(tokensAsked() - before).toBe(1);
  expect((await maya.places({ quoteId })).status).toBe(200);
  expect((await maya.confirms({ quoteId }, key)).body).toEqual(answers[0]!.body);
  expect((await maya.confirms({ quoteId, payload: card('1111') }, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await kept(maya)).toBe(0);
});

test('N-64 a card that is declined places nothing, and the sheet has to be confirmed again', async () => {
  const maya = await ready();
  await maya.confirms({ payload: card('0002') });
  expect((await maya.places()).code).toBe('PAYMENT_DECLINED');
  expect((await maya.places()).code).toBe('WALLET_NEEDED');
  await maya.confirms();
  expect((await maya.places()).status).toBe(200);
});

test('N-64 a provider that refuses the sheet, or says nothing, keeps nothing; the same key finds out', async () => {
  const maya = await ready();
  const { quoteId } = (await maya.looks()).body.quote;
  provider.next('decline');
  expect((await maya.confirms({ quoteId })).code).toBe('PAYMENT_DECLINED');
  provider.next('lost');
  const key = newKey();
  expect((await maya.confirms({ quoteId }, key)).code).toBe('PAYMENT_UNKNOWN');
  expect(await kept(maya)).toBe(0);
  expect((await maya.confirms({ quoteId }, key)).status).toBe(200);
});

test('N-64 a lost answer about the hold is found out without another sheet', async () => {
  const maya = await ready();
  const { quoteId } = (await maya.looks()).body.quote;
  await maya.confirms({ quoteId });
  provider.next('lost');
  expect((await maya.places({ quoteId })).code).toBe('PAYMENT_UNKNOWN');
  const { status, body } = await maya.places({ quoteId });
  expect([status, holdsOf(body.orderNumber).length]).toEqual([200, 1]);
});

test('a sheet that says nothing, a way that is not a wallet, and a cart of somebody else are refused', async () => {
  const maya = await ready();
  expect((await maya.confirms({ payload: '[]' })).code).toBe('INVALID');
  expect((await maya.confirms({ payload: `{"a":"${'b'.repeat(16_000)}"}` })).status).toBe(400);
  expect((await maya.confirms({ payload: '{}' })).code).toBe('PAYMENT_DECLINED');
  expect((await maya.confirms({ paymentId: 'QUILLPAY' })).code).toBe('PAYMENT_NOT_OFFERED');
  expect((await maya.confirms({ paymentId: 'APPLE_PAY' })).code).toBe('PAYMENT_NOT_OFFERED');
  const leo = await ready();
  const { quoteId } = (await maya.looks()).body.quote;
  leo.kept.cartId = maya.kept.cartId;
  expect((await leo.confirms({ quoteId })).code).toBe('CART_NOT_FOUND');
});

test("N-50 N-64 an order that grows raises its wallet's hold, as a card's, without another sheet", async () => {
  const maya = await ready();
  await maya.confirms();
  const { orderNumber, version } = (await maya.places()).body;
  const more = { itemId: goods.milk, orderedQuantity: 8, actionCode: 'UPDATE' };
  const { status, body } = await maya.amends(orderNumber, version, [more]);
  expect([status, body.order.payment]).toEqual([
    200,
    expect.objectContaining({ paymentId: 'DEMO_WALLET', heldCents: body.order.totalCents }),
  ]);
  expect(holdsOf(orderNumber)).toMatchObject([{ amount: body.order.totalCents }]);
});

test('N-6 a guest may confirm the sheet, as they may choose', async () => {
  const guest = ordersShopper(world, null);
  await guest.getsReady({ paymentId: 'DEMO_WALLET' });
  expect((await guest.confirms()).status).toBe(200);
  expect(await kept(guest)).toBe(1);
});

test('a wallet is never chosen for a shopper: not for the next order, a subscription, or FreshPass', async () => {
  const maya = await ready();
  await maya.confirms();
  await maya.places();
  await sql`delete from orders.checkout`.execute(world.db);
  await maya.adds(goods.milk, { qty: 7 });
  expect((await maya.looks()).body.paymentId).toBeNull();
  const { config } = world.context;
  expect(wholePayments(config).filter(isWallet)).toEqual([]);
  expect([...paymentPorts(config).keys()].filter(isWallet)).toHaveLength(3);
  expect(memberPort(paymentPorts(config))?.id).toBe('QUILLPAY');
});

test('what was confirmed and never used is forgotten after a day', async () => {
  const maya = await ready();
  await maya.confirms();
  const now = world.clock.now();
  expect(await forgetWalletPayments(world.db, now)).toBe(0);
  expect(await forgetWalletPayments(world.db, now.add({ seconds: 1 }))).toBeGreaterThan(0);
  expect(await kept(maya)).toBe(0);
});

test("Apple Pay's sheet opens once the provider has told Apple who asks, and nobody else is asked", async () => {
  const guest = ordersShopper(world, null);
  const open = (more: object = {}) => {
    const body = { paymentId: 'APPLE_PAY', validationUrl: 'https://gateway.apple.com/start', domain: 'shop.example' };
    return guest.sends<{ session: string }>('POST', '/orders/checkout/wallet-session', { ...body, ...more });
  };
  expect((await open()).body).toEqual({ session: '{"domainName":"shop.example"}' });
  const asked = provider.asked.size;
  expect((await open({ validationUrl: 'https://10.0.0.1/start' })).code).toBe('INVALID');
  expect((await open({ domain: 'shop.example/path' })).status).toBe(400);
  expect((await open({ paymentId: 'GOOGLE_PAY' })).code).toBe('PAYMENT_NOT_OFFERED');
  expect(provider.asked.size).toBe(asked);
});
