import { expect, test } from 'vitest';
import { hoursOn, isSlotValid } from './slot-hours.ts';

const at = (time: string) => Temporal.ZonedDateTime.from(`2026-08-05T${time}[America/Los_Angeles]`);
const tenToSeven = { start: 600, end: 1140 };

test.each([
  ['09:59', false],
  ['10:00', true],
  ['18:59', true],
  ['19:00', false],
])('S-145 a slot at %s is valid from 10 to 19: %s', (time, valid) => {
  expect(isSlotValid(at(time), tenToSeven)).toBe(valid);
});

test('S-145 without hours on that day, every slot is valid', () => {
  expect(isSlotValid(at('03:00'), null)).toBe(true);
});

test('S-71 Saturday and Sunday have hours of their own where they are given', () => {
  const weekend = { start: 480, end: 1200 };
  const hours = { ...tenToSeven, saturday: weekend };
  expect([1, 5, 6, 7].map((day) => hoursOn(hours, day)?.start)).toEqual([600, 600, 480, 600]);
  expect(hoursOn(null, 3)).toBeNull();
});
