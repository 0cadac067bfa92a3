import { expect, test } from 'vitest';
import type { OpenHours } from '../../stores/index.ts';
import { canBeHadAt, preparedBy, type TimedLine } from './line-obstacles.ts';

const now = Temporal.ZonedDateTime.from('2026-08-05T12:00[America/Los_Angeles]');
const at = (time: string) => Temporal.ZonedDateTime.from(`${time}[America/Los_Angeles]`);
const plain: TimedLine = { preparationMinutes: 0, effectiveOn: null, fulfillment: null, preparedBy: null };
const sandwich: TimedLine = { ...plain, preparedBy: 'DELI' };
/** Thursdays from ten to six; nothing is said of other days. */
const hours: OpenHours[] = [
  { department: 'DELI', weekday: 4, startMinute: 600, endMinute: 1080 },
  { department: 'STORE', weekday: 4, startMinute: 720, endMinute: 780 },
];

test.for([
  ['2026-08-06T09:59', false],
  ['2026-08-06T10:00', true],
  ['2026-08-06T17:59', true],
  ['2026-08-06T18:00', false],
  ['2026-08-07T03:00', true],
] as const)('S-145 a sandwich at %s: %s', ([time, fits]) => {
  expect(canBeHadAt(sandwich, at(time), now, hours)).toBe(fits);
});

test('S-145 what nobody makes to order has no department to wait for', () => {
  expect(canBeHadAt(plain, at('2026-08-06T08:00'), now, hours)).toBe(true);
  expect([preparedBy(true, 'deli'), preparedBy(true, 'bread-bakery'), preparedBy(true, 'flowers-decor')]).toEqual([
    'DELI',
    'BAKERY',
    null,
  ]);
  expect(preparedBy(false, 'deli')).toBeNull();
});

test('S-71 an item keeps its own hours too, other ones on Saturdays', () => {
  const fulfillment = { start: 480, end: 1080, saturday: { start: 540, end: 960 } };
  const bouquet = { ...plain, fulfillment };
  expect(
    ['2026-08-07T08:00', '2026-08-08T08:00', '2026-08-08T09:00'].map((time) =>
      canBeHadAt(bouquet, at(time), now, hours),
    ),
  ).toEqual([true, false, true]);
});

test('S-139 S-140 a pre-order waits for its day, and anything else until it is made', () => {
  const pie = { ...plain, effectiveOn: '2026-08-08', preparationMinutes: 6000 };
  expect([canBeHadAt(pie, at('2026-08-07T20:00'), now, []), canBeHadAt(pie, at('2026-08-08T08:00'), now, [])]).toEqual([
    false,
    true,
  ]);
  const cake = { ...plain, preparationMinutes: 120 };
  expect([
    canBeHadAt(cake, at('2026-08-05T13:59'), now, []),
    canBeHadAt(cake, at('2026-08-05T14:00'), now, []),
  ]).toEqual([false, true]);
});

test('S-71 on Sundays an item keeps the hours of Sundays, if it has any', () => {
  const daily = { start: 480, end: 1080 };
  const fits = (fulfillment: TimedLine['fulfillment'], time: string) =>
    canBeHadAt({ ...plain, fulfillment }, at(time), now, []);
  const sundays = { ...daily, sunday: { start: 600, end: 700 } };
  expect(['2026-08-09T09:59', '2026-08-09T10:00', '2026-08-09T11:40'].map((time) => fits(sundays, time))).toEqual([
    false,
    true,
    false,
  ]);
  expect([fits(daily, '2026-08-09T08:00'), fits(daily, '2026-08-08T08:00'), fits(sundays, '2026-08-08T08:00')]).toEqual(
    [true, true, true],
  );
});

test('S-139 a pre-order is had on its very day, however long it takes', () => {
  const pie = { ...plain, effectiveOn: '2026-08-05', preparationMinutes: 6000 };
  expect(canBeHadAt(pie, at('2026-08-05T08:00'), now, [])).toBe(true);
});

test('S-145 the kitchens of a store', () => {
  expect(preparedBy(true, 'prepared-meals-catering')).toBe('DELI');
});
