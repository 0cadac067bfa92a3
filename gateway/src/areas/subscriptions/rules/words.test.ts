import { expect, test } from 'vitest';
import { editText, longDay, nextChangeAt, nextText, noticeText, placeText, warningText, windowsOf } from './words.ts';

const timeZone = 'America/Los_Angeles';
const at = (text: string) => Temporal.Instant.from(text);
const run = {
  editOpensAt: '2026-08-06T07:00:00.000Z',
  editClosesAt: '2026-08-10T17:00:00.000Z',
  state: 'PLANNED',
} as const;

test('N-66 a day, a time, and what comes next, in words', () => {
  expect(longDay('2026-08-07', 'en')).toBe('Friday, Aug 7');
  expect(placeText({ channel: 'PICKUP', minute: 600 }, 'en')).toBe('Pickup around 10 AM');
  expect(placeText({ channel: 'DELIVERY', minute: 1050 }, 'en')).toBe('Delivery around 5:30 PM');
  expect([nextText({ nextRunDate: '2026-08-07' }, 'en'), nextText({ nextRunDate: null }, 'en')]).toEqual([
    'Next on Aug 7',
    'Paused',
  ]);
});

test.each([
  ['T-6 d', '2026-08-05T19:00:00Z', true, 'Edit until Aug 10', false, 'Opens tomorrow'],
  ['a week before', '2026-08-04T19:00:00Z', true, 'Edit until Aug 10', false, 'Opens on Aug 6'],
  ['T-4 d', '2026-08-07T19:00:00Z', true, 'Edit until Aug 10', true, 'Edit until Aug 10'],
  [
    'the day before it closes',
    '2026-08-09T19:00:00Z',
    true,
    'Edit until tomorrow, 10 AM',
    true,
    'Edit until tomorrow, 10 AM',
  ],
  [
    'its last millisecond',
    '2026-08-10T16:59:59.999Z',
    true,
    'Edit until today, 10 AM',
    true,
    'Edit until today, 10 AM',
  ],
  ['once it is closed', '2026-08-10T17:00:00Z', false, 'No more edits', false, 'No more edits'],
])('T-93 X-7 G-132 %s', (_, now, areItemsOpen, itemsText, isDateOpen, dateText) => {
  expect(windowsOf(run, timeZone, at(now), 'en')).toEqual({ areItemsOpen, itemsText, isDateOpen, dateText });
});

test('G-132 X-7 the next moment at which a window opens or closes is known', () => {
  const next = (now: string, given: Partial<Parameters<typeof nextChangeAt>[0]> = {}) =>
    nextChangeAt({ ...run, ...given }, at(now));
  expect(next('2026-08-05T19:00:00Z')).toBe(run.editOpensAt);
  expect(next(run.editOpensAt)).toBe(run.editClosesAt);
  expect(next(run.editClosesAt)).toBeNull();
  expect(next('2026-08-05T19:00:00Z', { state: 'FAILED' })).toBeNull();
});

test('N-65 a day without an order says why, and can no longer be changed', () => {
  const none = { ...run, state: 'FAILED' } as const;
  expect(windowsOf(none, timeZone, at('2026-08-07T19:00:00Z'), 'en')).toMatchObject({
    areItemsOpen: false,
    isDateOpen: false,
  });
  expect(noticeText({ state: 'FAILED', reason: 'SLOT_FULL', items: [] }, 'en')).toBe(
    'No order: every time that day was taken.',
  );
  expect(noticeText({ state: 'FAILED', reason: 'NEVER_HEARD_OF', items: [] }, 'en')).toBe(
    "No order: it couldn't be placed.",
  );
});

test('N-65 what is left out is named', () => {
  const item = { productId: '1', subscriptionId: 's', quantity: 1, cents: 500, substituteId: null };
  const items = [
    { ...item, name: 'Milk', outcome: 'ORDERED' as const },
    { ...item, name: 'Coffee', outcome: 'PRICE_ROSE' as const },
  ];
  expect(noticeText({ state: 'ORDERED', reason: null, items }, 'en')).toBe('Left out: Coffee.');
  expect(noticeText({ state: 'ORDERED', reason: null, items: items.slice(0, 1) }, 'en')).toBeNull();
});

test('N-65 a price that rose too much says by how much', () => {
  const rose = { priceCents: 1120, acceptedCents: 1000, needsAcceptance: true };
  expect(warningText(rose, 'en')).toBe('12% more than last time. It is skipped unless you accept.');
  expect(warningText({ ...rose, needsAcceptance: false }, 'en')).toBeNull();
  expect(warningText({ ...rose, priceCents: null }, 'en')).toBe('Your store no longer carries it.');
});

test('the day on which clocks change is a day like others', () => {
  expect(editText('2026-11-01T18:00:00.000Z', timeZone, at('2026-10-31T18:00:00Z'), 'en')).toBe(
    'Edit until tomorrow, 10 AM',
  );
});
