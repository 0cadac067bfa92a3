import { expect, test } from 'vitest';
import { isWithinHours } from './day-hours.ts';

const deli = [{ weekday: 3, startMinute: 600, endMinute: 1140 }];

test('S-145 a slot is valid from the start of a department’s hours up to, but not at, their end', () => {
  expect([599, 600, 1139, 1140].map((minute) => isWithinHours(deli, 3, minute))).toEqual([false, true, true, false]);
});

test('S-145 a slot is valid on a weekday without hours', () => {
  expect(isWithinHours(deli, 4, 0)).toBe(true);
  expect(isWithinHours([], 3, 0)).toBe(true);
});

test('S-145 a department may open twice a day', () => {
  const twice = [...deli, { weekday: 3, startMinute: 1200, endMinute: 1260 }];
  expect([600, 1150, 1200, 1260].map((minute) => isWithinHours(twice, 3, minute))).toEqual([true, false, true, false]);
});
