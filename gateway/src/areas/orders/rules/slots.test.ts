import { expect, test } from 'vitest';
import { heldSlot, type OfferedSlot, slotDays } from './slots.ts';

const zone = 'America/Los_Angeles';
/** Wednesday, Aug 5, 10:42 AM in San Francisco. */
const now = Temporal.Instant.from('2026-08-05T17:42:00Z');
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString();
const slot = (slotId: string, start: string, end: string, given: Partial<OfferedSlot> = {}): OfferedSlot => ({
  slotId,
  start: at(start),
  end: at(end),
  cutoff: at('2026-08-05T23:00'),
  feeCents: 395,
  capacityLeft: 10,
  kind: '1H',
  unfitEntryIds: [],
  ...given,
});

test('N-59 times stand in columns of the store’s days, green windows first', () => {
  const days = slotDays(
    [
      slot('c', '2026-08-06T14:00', '2026-08-06T15:00', { feeCents: 195 }),
      slot('b', '2026-08-06T20:00', '2026-08-07T00:00', { kind: 'GREEN4H', feeCents: 0 }),
      slot('a', '2026-08-05T14:00', '2026-08-05T15:00', { capacityLeft: 2 }),
    ],
    zone,
    now,
    'en',
  );
  expect(days.map(({ date, name, dateText }) => [date, name, dateText])).toEqual([
    ['2026-08-05', 'Today', 'Aug 5'],
    ['2026-08-06', 'Thu', 'Aug 6'],
  ]);
  expect(days[0]?.slots).toEqual([
    {
      id: 'a',
      text: '2–3 PM',
      spokenText: '2 to 3 PM',
      feeText: '$3.95',
      leftText: '2 left',
      isGreen: false,
      isOffered: true,
    },
  ]);
  expect(days[1]?.slots.map(({ id, isGreen, feeText }) => [id, isGreen, feeText])).toEqual([
    ['b', true, 'Free'],
    ['c', false, '$1.95'],
  ]);
});

test.each([
  [0, 'Full', false],
  [1, '1 left', true],
  [3, '3 left', true],
  [4, null, true],
])('N-59 with %i places it says %s', (capacityLeft, leftText, isOffered) => {
  const [day] = slotDays([slot('a', '2026-08-06T14:00', '2026-08-06T15:00', { capacityLeft })], zone, now, 'en');
  expect(day?.slots[0]).toMatchObject({ leftText, isOffered });
});

test('S-145 a time that is not for a line of the cart is not offered, and says so', () => {
  const unfit = slot('a', '2026-08-06T08:00', '2026-08-06T09:00', { unfitEntryIds: ['line-1'], capacityLeft: 1 });
  const [day] = slotDays([unfit], zone, now, 'en');
  expect(day?.slots[0]).toMatchObject({ leftText: 'Not for your items', isOffered: false });
});

test('N-59 a time whose cut-off has passed is not shown', () => {
  const past = slot('a', '2026-08-06T14:00', '2026-08-06T15:00', { cutoff: now.toString() });
  expect(slotDays([past], zone, now, 'en')).toEqual([]);
});

test('N-59 the held time says what it costs and until when the order can be changed', () => {
  const {
    capacityLeft: _,
    unfitEntryIds: __,
    ...held
  } = slot('a', '2026-08-06T16:00', '2026-08-06T17:00', { feeCents: 0 });
  expect(heldSlot({ ...held, heldUntil: '2026-08-05T17:57:00.000Z' }, zone, now, 'en')).toEqual({
    id: 'a',
    text: 'Thursday, Aug 6, 4 to 5 PM',
    feeText: 'Free',
    noteText: 'Free. You can change items until Wednesday, 11 PM.',
    heldUntil: '2026-08-05T17:57:00.000Z',
  });
});

test('T-79 a hold that has ended is none', () => {
  const { capacityLeft: _, unfitEntryIds: __, ...held } = slot('a', '2026-08-06T16:00', '2026-08-06T17:00');
  expect(heldSlot({ ...held, heldUntil: now.toString() }, zone, now, 'en')).toBeNull();
  expect(heldSlot(null, zone, now, 'en')).toBeNull();
});

test('N-59 days come in their order, green times of a day first, and each of these by start and end', () => {
  const green = { kind: 'GREEN4H' as const };
  const days = slotDays(
    [
      slot('late', '2026-08-07T14:00', '2026-08-07T15:00'),
      slot('c', '2026-08-06T14:00', '2026-08-06T16:00'),
      slot('b', '2026-08-06T14:00', '2026-08-06T15:00'),
      slot('a', '2026-08-06T09:00', '2026-08-06T10:00'),
      slot('e', '2026-08-06T16:00', '2026-08-06T20:00', green),
      slot('d', '2026-08-06T12:00', '2026-08-06T16:00', green),
      slot('soon', '2026-08-05T14:00', '2026-08-05T15:00'),
    ],
    zone,
    now,
    'en',
  );
  expect(days.map(({ slots }) => slots.map(({ id }) => id))).toEqual([['soon'], ['d', 'e', 'a', 'b', 'c'], ['late']]);
});

test('N-70 a fee that FreshPass takes off is free with it, to the cent; a time of an order is held for good', () => {
  const { capacityLeft: _, unfitEntryIds: __, ...held } = slot('a', '2026-08-06T16:00', '2026-08-06T17:00');
  const note = (waived?: number) =>
    heldSlot(
      { ...held, feeCents: 0, heldUntil: null, ...(waived === undefined ? {} : { waivedFeeCents: waived }) },
      zone,
      now,
      'en',
    )?.noteText;
  const until = 'You can change items until Wednesday, 11 PM.';
  expect([note(1), note(0), note()]).toEqual([`Free with FreshPass. ${until}`, `Free. ${until}`, `Free. ${until}`]);
});
