import { expect, test } from 'vitest';
import { beforeOpenDays, dayIn, isOpenDay, later } from './open-days.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const today = date('2026-08-05');

test.each([
  ['2026-08-12', '2026-08-12'],
  ['2026-08-12T09:00:00Z', '2026-08-12'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('N-65 the day in %j is %s', (text, day) => {
  expect(dayIn(text)?.toString()).toBe(day);
});

test.each([
  ['2026-08-04', false],
  ['2026-08-05', false],
  ['2026-08-06', false],
  ['2026-08-07', true],
  ['2026-11-03', true],
  ['2026-11-04', false],
  ['2027-08-06', false],
])('N-65 on August 5, something may come on %s from now on: %s', (text, isOpen) => {
  expect(isOpenDay(date(text), today)).toBe(isOpen);
});

test('N-65 a schedule goes on with the first day that is open', () => {
  const first = beforeOpenDays(today).add({ days: 1 });
  expect([first.toString(), isOpenDay(first, today)]).toEqual(['2026-08-07', true]);
  expect(later(today, first)).toEqual(first);
  expect(later(first, today)).toEqual(first);
  expect(later(today, today)).toEqual(today);
});
