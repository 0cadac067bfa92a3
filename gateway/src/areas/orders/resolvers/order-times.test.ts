import { afterEach, expect, test } from 'vitest';
import { someCarts } from '../../../testing/cart-rows.ts';
import { envelope, type Front, openFront, signedIn } from '../../../testing/front.ts';
import { anOrder, aSlot } from '../../../testing/order-rows.ts';

const own = anOrder().slot!;
const later = {
  start: '2026-08-08T23:00:00.000Z',
  end: '2026-08-09T00:00:00.000Z',
  cutoff: '2026-08-08T06:00:00.000Z',
};
const times = [
  { ...aSlot({ ...own, cutoff: '2026-08-06T06:00:00.000Z' }), totalCents: 698 },
  { ...aSlot({ slotId: 'slot-2', ...later, feeCents: 395 }), totalCents: 1093 },
];
const moved = anOrder({ version: 2, totalCents: 1093, slot: { ...own, ...later, slotId: 'slot-2', feeCents: 395 } });
const services = {
  'GET /orders/4471955': () => anOrder(),
  'GET /orders/4471955/slots': () => ({ slots: times }),
  'PUT /orders/4471955/slot': () => moved,
  'POST /cart/customer/cust-1': () => someCarts(),
};
const asked = `{ order(number: "4471955") { canMove times { slotId notes costs { slotId total { amount } text }
  days { date slots { id text feeText isOffered } } } } }`;
const move =
  'mutation($input: MoveOrderInput!) { moveOrder(input: $input) { order { version title } userErrors { code message } } }';
const input = (given: object = {}) => ({
  variables: {
    input: {
      orderNumber: '4471955',
      slotId: 'slot-2',
      version: 1,
      expectedTotal: '10.93',
      clientRequestId: 'request-0001',
      ...given,
    },
  },
});

let front: Front;
afterEach(() => front.close());

test('X-7 N-62 an order says which times it can have, and what it costs then', async () => {
  front = await openFront({ handlers: services });
  const { data, errors } = await front.query(asked);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    order: {
      canMove: true,
      times: {
        slotId: own.slotId,
        costs: [
          { slotId: own.slotId, text: 'The total stays $6.98' },
          { slotId: 'slot-2', total: { amount: '10.93' }, text: '$3.95 more: $10.93 in all' },
        ],
      },
    },
  });
  const { days } = (data as { order: { times: { days: { slots: { id: string }[] }[] } } }).order.times;
  expect(days.flatMap(({ slots }) => slots.map(({ id }) => id))).toEqual([own.slotId, 'slot-2']);
});

test.each([{ canEdit: false }, { slot: null }])(
  'X-7 an order that stays where it is asks for no times: %j',
  async (given) => {
    front = await openFront({ handlers: { ...services, 'GET /orders/4471955': () => anOrder(given) } });
    expect((await front.query(asked)).data).toEqual({ order: { canMove: false, times: null } });
    expect(front.routes()).not.toContain('GET /orders/4471955/slots');
  },
);

test('a service of times that is down costs the times, not the order', async () => {
  const down = ((_: unknown, reply: { code(status: number): { send(body: object): unknown } }) =>
    reply.code(500).send(envelope('X', 'theirs'))) as never;
  front = await openFront({ handlers: { ...services, 'GET /orders/4471955/slots': down } });
  expect(await front.query(asked)).toMatchObject({ data: { order: { canMove: true, times: null } }, errors: [] });
});

test('X-7 N-62 an order moves by the version and the total that were seen; while it is being changed, its new time counts', async () => {
  front = await openFront({ handlers: services });
  const { data, setCookies } = await front.query(move, {
    ...input(),
    cookie: `${signedIn}; larder_order=4471955; larder_order_store=2910; larder_order_slot=1786057200.A`,
  });
  expect(data).toMatchObject({ moveOrder: { order: { version: 2 }, userErrors: [] } });
  const sent = front.calls.find(({ route }) => route === 'PUT /orders/4471955/slot');
  expect(sent?.body).toEqual({ slotId: 'slot-2', versionNumber: 1, expectedTotalCents: 1093 });
  const start = Date.parse(later.start) / 1000;
  expect(setCookies.some((line) => line.startsWith(`larder_order_slot=${start}.A`))).toBe(true);
});

test.each([
  [423, 'CUTOFF_PASSED', 'It is too late to change this order.'],
  [409, 'VERSION_CONFLICT', 'This order was changed somewhere else. Here is how it stands now.'],
  [
    409,
    'SLOT_FULL',
    'This time has just filled up. Your order keeps its time. Choose another one. Nearest free times: Thursday, Aug 6, 4 to 5 PM.',
  ],
  [
    409,
    'SLOT_ENDED',
    "This time can't be booked anymore. Your order keeps its time. Choose another one. Nearest free times: Thursday, Aug 6, 4 to 5 PM.",
  ],
  [409, 'SLOT_UNFIT', "Some items aren't available at that time. Your order keeps its time. Choose another one."],
  [
    409,
    'QUOTE_CHANGED',
    'That time costs more than you saw. Your order keeps its time. Check the new total, and choose again.',
  ],
  [404, 'NO_ORDER_DATA', 'No current order data available'],
])('X-7 N-59 N-62 a move that is refused with %i %s says why', async (status, code, message) => {
  const refusing = ((_: unknown, reply: { code(status: number): { send(body: object): unknown } }) =>
    reply.code(status).send(envelope(code, 'theirs'))) as never;
  front = await openFront({ handlers: { ...services, 'PUT /orders/4471955/slot': refusing } });
  const { data } = await front.query(move, input());
  expect(data).toMatchObject({ moveOrder: { order: { version: 1 }, userErrors: [{ code, message }] } });
});
