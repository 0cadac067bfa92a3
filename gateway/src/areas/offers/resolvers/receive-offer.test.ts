import { afterEach, expect, test } from 'vitest';
import { aCoupon } from '../../../testing/coupon-rows.ts';
import { envelope, type Front, type Handler, openFront } from '../../../testing/front.ts';
import { aStore } from '../../../testing/rows.ts';

const mutation = `mutation($input: ReceiveOfferInput!) { receiveOffer(input: $input) {
  coupons { id isWelcomeOffer } userErrors { code message } } }`;
const event = {
  eventName: 'new_registration',
  eventDateTime: '2026-08-05T18:59:00.000Z',
  eventCorrelationId: 'event-0001',
  division: 'NORCAL',
  storeId: '2300',
};
const input = { ...event, externalOfferId: 'X-1', offerId: 'butter', clientRequestId: 'request-0001' };
const welcome = aCoupon({ events: ['Welcome Offers'] });
const call = 'POST /offers/gallery/instantallocation';

let front: Front;
afterEach(() => front.close());

async function receives(
  changes: object,
  answer: Handler = () => ({ companionGalleryOffer: { butter: welcome }, nextPageToken: null, total: 1 }),
) {
  front = await openFront({
    handlers: { 'GET /stores/2300': () => aStore({ storeId: '2300' }), [call]: answer },
  });
  const { data, errors } = await front.query(mutation, { variables: { input: { ...input, ...changes } } });
  return { data, errors, asked: front.calls.filter(({ route }) => route === call) };
}

test("S-32 S-87 S-197 what an address says of a new account is asked for in the shopper's name, and answered", async () => {
  const { data, errors, asked } = await receives({});
  expect(errors).toEqual([]);
  expect(data).toEqual({
    receiveOffer: { coupons: [{ id: 'butter', isWelcomeOffer: true }], userErrors: [] },
  });
  expect(asked.map(({ query, body }) => [query, body])).toEqual([
    [
      { storeId: '2300' },
      {
        ...event,
        customerId: expect.any(String) as string,
        householdId: expect.any(String) as string,
        offers: [{ externalOfferId: 'X-1', offerId: 'butter' }],
      },
    ],
  ]);
});

test('S-197 another event, and one that is not of the household, bring nothing', async () => {
  const refused = {
    receiveOffer: { coupons: [], userErrors: [{ code: 'NOT_OFFERED', message: expect.any(String) as string }] },
  };
  const other = await receives({ eventName: 'birthday' });
  expect([other.data, other.asked]).toEqual([refused, []]);
  await front.close();
  for (const status of [400, 403, 404]) {
    const answer: Handler = (_, reply) => reply.code(status).send(envelope('EVENT_NOT_FOUND', 'No such event.'));
    const { data, errors } = await receives({}, answer);
    expect([data, errors]).toEqual([refused, []]);
    if (status !== 404) await front.close();
  }
});
