import { afterEach, expect, test } from 'vitest';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { envelope, openFront, type Front, signedIn } from '../../../testing/front.ts';
import { aStore, someUserInfo } from '../../../testing/rows.ts';
import { aSubscription, anUpcomingRun, someSubscriptions } from '../../../testing/subscription-rows.ts';

const { uuid } = someUserInfo();
const all = `GET /subscriptions/${uuid}/allsubscriptions`;
const services = {
  'GET /stores/2910': () => aStore(),
  'GET /catalog/products': (request: { query: unknown }) => ({
    items: (request.query as { bpns: string }).bpns.split(',').map((bpn) => aProduct({ bpn })),
  }),
  [all]: () => someSubscriptions(),
};
const fields = `promoText savedText planText isNew plan { channel minute times { minute text } store { id } } firstDate dateChangeText cancelText frequencies { weeks text }
  upcoming { id title placeText state itemsText areItemsOpen isDateOpen dateText estimate { amount } noticeText orderPath canSkip
    items { id name quantity isOneTime missingText product { id } } }
  items { id version productId name quantityText frequencyText nextText isPaused price { amount } was { amount } warningText
    priceToAccept product { id } }`;
type Reply = { code(status: number): { send(body: object): unknown } };
const refusing = (status: number, code: string) =>
  ((_: unknown, reply: Reply) => reply.code(status).send(envelope(code, 'theirs'))) as never;

let front: Front;
afterEach(() => front.close());

test('S-7 S-200 S-262 N-66 Schedule & Save in words, with the products of all its rows in one call', async () => {
  const coffee = aSubscription({
    subscriptionId: 's2',
    productId: '970000002',
    name: 'Coffee',
    nextRunDate: '2026-08-18',
    needsAcceptance: true,
    priceCents: 1120,
    savedCents: 56,
    acceptedCents: 1000,
  });
  const saved = { cents: 3812, since: '2026-03-14' };
  const answer = someSubscriptions({ saved, subscribedItems: { '976885794': aSubscription(), '970000002': coffee } });
  front = await openFront({ handlers: { ...services, [all]: () => answer } });
  const { data, errors } = await front.query(`{ scheduleAndSave { ${fields} } }`, { cookie: signedIn });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    scheduleAndSave: {
      promoText: '5% off the lowest price of the day, and your coupons on top.',
      savedText: '$38.12 saved since March',
      planText: 'Pickup around 5 PM',
      isNew: false,
      firstDate: '2026-08-07',
      dateChangeText: 'Date or time change is unavailable until 5 days before the order.',
      upcoming: [
        {
          title: 'Tuesday, Aug 11',
          state: 'PLANNED',
          itemsText: 'Edit until Aug 10',
          isDateOpen: false,
          dateText: 'Opens tomorrow',
          estimate: { amount: '4.55' },
          canSkip: true,
          orderPath: null,
        },
      ],
      items: [
        {
          name: 'Whole Milk',
          frequencyText: 'Every 2 weeks',
          nextText: 'Next on Aug 11',
          price: { amount: '4.55' },
          was: { amount: '4.79' },
          warningText: null,
        },
        {
          name: 'Coffee',
          warningText: '12% more than last time. It is skipped unless you accept.',
          priceToAccept: '11.20',
        },
      ],
    },
  });
  expect(front.routes().filter((route) => route === 'GET /catalog/products')).toHaveLength(1);
});

test('N-66 an order of a run leads to its page, and can no longer be skipped', async () => {
  const run = anUpcomingRun({ state: 'ORDERED', orderNumber: '4471999' });
  front = await openFront({ handlers: { ...services, [all]: () => someSubscriptions({ upcoming: [run] }) } });
  const { data } = await front.query(`{ scheduleAndSave { upcoming { state orderPath canSkip } } }`, {
    cookie: signedIn,
  });
  expect(data).toEqual({
    scheduleAndSave: { upcoming: [{ state: 'ORDERED', orderPath: '/account/orders/4471999', canSkip: false }] },
  });
});

test('S-229 subscriptions that cannot be loaded cost their own field only', async () => {
  front = await openFront({ handlers: { ...services, [all]: refusing(503, 'UNAVAILABLE') } });
  const { data, errors } = await front.query(`{ scheduleAndSave { promoText } }`, { cookie: signedIn });
  expect(data).toEqual({ scheduleAndSave: null });
  expect(errors).toHaveLength(1);
});

test('G-68 guests have no subscriptions', async () => {
  front = await openFront({ handlers: services });
  const { errors } = await front.query(`{ scheduleAndSave { promoText } }`, { cookie: '' });
  expect(errors[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
});

const payload = `scheduleAndSave { items { id } } userErrors { code message }`;
const change = (input: object) => ({
  cookie: signedIn,
  variables: { input: { clientRequestId: 'request-0001', ...input } },
});

test('N-65 a change says only what it changes, in cents', async () => {
  const route = `PUT /subscriptions/${uuid}/subscriptions/s1`;
  front = await openFront({ handlers: { ...services, [route]: () => someSubscriptions() } });
  const mutation = `mutation($input: ChangeSubscriptionInput!) { changeSubscription(input: $input) { ${payload} } }`;
  const input = { subscriptionId: 's1', version: 3, isPaused: true, acceptPrice: '11.20' };
  const { data } = await front.query(mutation, change(input));
  expect(data).toMatchObject({ changeSubscription: { userErrors: [], scheduleAndSave: { items: [{ id: 's1' }] } } });
  expect(front.calls.find((call) => call.route === route)?.body).toEqual({
    version: 3,
    status: 'PAUSED',
    acceptCents: 1120,
  });
});

test('N-65 a refusal has words, and what is there now', async () => {
  const route = `POST /subscriptions/${uuid}/skips`;
  front = await openFront({ handlers: { ...services, [route]: refusing(409, 'RUN_CLOSED') } });
  const mutation = `mutation($input: SkipUpcomingOrderInput!) { skipUpcomingOrder(input: $input) { ${payload} } }`;
  const { data } = await front.query(mutation, change({ date: '2026-08-11' }));
  expect(data).toMatchObject({
    skipUpcomingOrder: {
      userErrors: [{ code: 'RUN_CLOSED', message: 'The order for that day is already in. Change the order instead.' }],
      scheduleAndSave: { items: [{ id: 's1' }] },
    },
  });
});

test('S-176 zero of a one-time item takes it off', async () => {
  const route = `DELETE /subscriptions/${uuid}/oneTimeItems`;
  front = await openFront({ handlers: { ...services, [route]: () => someSubscriptions() } });
  const mutation = `mutation($input: ChangeOneTimeItemInput!) { changeOneTimeItem(input: $input) { ${payload} } }`;
  await front.query(mutation, change({ date: '2026-08-11', productId: '970000002', quantity: 0 }));
  expect(front.calls.find((call) => call.route === route)?.query).toEqual({
    runDate: '2026-08-11',
    productBpn: '970000002',
  });
});

test('S-176 T-45 fewer than none of a one-time item takes nothing off: the service refuses it', async () => {
  const route = `POST /subscriptions/${uuid}/oneTimeItems`;
  const off = `DELETE /subscriptions/${uuid}/oneTimeItems`;
  const handlers = { ...services, [route]: refusing(400, 'INVALID'), [off]: () => someSubscriptions() };
  front = await openFront({ handlers });
  const mutation = `mutation($input: ChangeOneTimeItemInput!) { changeOneTimeItem(input: $input) { ${payload} } }`;
  const { errors } = await front.query(mutation, change({ date: '2026-08-11', productId: '970000002', quantity: -1 }));
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID', status: 400 });
  expect(front.routes()).not.toContain(off);
});
