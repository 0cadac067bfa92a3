import { expect, test } from 'vitest';
import {
  dayOfRun,
  editText,
  longDay,
  missingText,
  nextChangeAt,
  nextText,
  noticeText,
  placeOf,
  placeText,
  timesOf,
  warningText,
  windowsOf,
} from './words.ts';

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
  const rose = { priceCents: 1120, acceptedCents: 1000, needsAcceptance: true, isSubstitutable: true };
  expect(warningText(rose, 'en')).toBe('12% more than last time. It is skipped unless you accept.');
  expect(warningText({ ...rose, needsAcceptance: false }, 'en')).toBeNull();
  expect(warningText({ ...rose, priceCents: null }, 'en')).toBe('Your store no longer carries it.');
});

test('N-65 an item of which there is too little says how many are left, and what comes instead', () => {
  const short = { priceCents: 500, acceptedCents: 500, needsAcceptance: false, isSubstitutable: true, leftQuantity: 2 };
  expect(warningText(short, 'en')).toBe('Only 2 left right now. Unless more comes in, we send the closest match.');
  expect(warningText({ ...short, leftQuantity: 0, isSubstitutable: false }, 'en')).toBe(
    'Out of stock right now. Unless more comes in, it is left out.',
  );
  expect(warningText({ ...short, leftQuantity: 1 }, 'es')).toContain('Por ahora solo queda 1.');
  expect(warningText({ ...short, leftQuantity: null }, 'en')).toBeNull();
  expect([missingText('OUT_OF_STOCK', 'en', 2), missingText('OUT_OF_STOCK', 'en')]).toEqual([
    'Only 2 left',
    'Out of stock',
  ]);
});

test('the day on which clocks change is a day like others', () => {
  expect(editText('2026-11-01T18:00:00.000Z', timeZone, at('2026-10-31T18:00:00Z'), 'en')).toBe(
    'Edit until tomorrow, 10 AM',
  );
});

test('X-7 a run comes on the day and at the time of its order, which may have been moved', () => {
  const asked = { channel: 'PICKUP', minute: 600, timeZone } as const;
  const moved = { startsAt: '2026-08-08T05:30:00.000Z' };
  expect(dayOfRun({ runDate: '2026-08-06', startsAt: null }, timeZone)).toBe('2026-08-06');
  expect(dayOfRun({ runDate: '2026-08-06', ...moved }, timeZone)).toBe('2026-08-07');
  expect(placeOf(asked, { startsAt: null })).toEqual({ channel: 'PICKUP', minute: 600 });
  expect(placeOf(asked, moved)).toEqual({ channel: 'PICKUP', minute: 22 * 60 + 30 });
});

test('times from 8 AM to 8 PM can be asked for, and the one that was chosen', () => {
  const minutes = (chosen: number) => timesOf(chosen, 'en').map(({ minute }) => minute);
  expect(minutes(600)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].map((hour) => hour * 60));
  expect(minutes(570).slice(0, 3)).toEqual([480, 540, 570]);
  expect(timesOf(570, 'en')[2]).toEqual({ minute: 570, text: 'Around 9:30 AM' });
});

test('N-65 an order that would be empty can not be changed, and says so', () => {
  const empty = { ...run, state: 'EMPTY' } as const;
  const now = at('2026-08-07T19:00:00Z');
  expect(windowsOf(empty, timeZone, now, 'en')).toEqual({
    areItemsOpen: false,
    itemsText: 'No more edits',
    isDateOpen: false,
    dateText: 'No more edits',
  });
  expect(nextChangeAt(empty, now)).toBeNull();
  expect(noticeText({ state: 'EMPTY', reason: null, items: [] }, 'en')).toBe("No order: it couldn't be placed.");
});

test('X-7 a date opens at its very moment', () => {
  expect(windowsOf(run, timeZone, at(run.editOpensAt), 'en')).toMatchObject({ isDateOpen: true });
  expect(windowsOf(run, timeZone, at('2026-08-06T06:59:59.999Z'), 'en')).toMatchObject({ isDateOpen: false });
});

test('N-65 several that are left out are named one after the other', () => {
  const item = {
    productId: '1',
    subscriptionId: 's',
    quantity: 1,
    cents: 500,
    substituteId: null,
    outcome: 'PRICE_ROSE' as const,
  };
  const items = ['Milk', 'Coffee'].map((name) => ({ ...item, name }));
  expect(noticeText({ state: 'ORDERED', reason: null, items }, 'en')).toBe('Left out: Milk, Coffee.');
  expect([missingText('ORDERED', 'en'), missingText('WHATEVER', 'en')]).toEqual([null, null]);
});

test('N-65 a rise is told in percent, rounded', () => {
  const rose = { priceCents: 1126, acceptedCents: 1000, needsAcceptance: true, isSubstitutable: true };
  expect(warningText(rose, 'en')).toMatch(/^13% /);
});
