import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  ['03:59', 'evening'],
  ['04:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['16:59', 'afternoon'],
  ['17:00', 'evening'],
  ['00:00', 'evening'],
])('at %s by the store\u2019s clock it is %s', (time, greeting) => {
  expect(greetingAt(Date.parse(`2026-08-05T${time}:00-07:00`), 'America/Los_Angeles')).toBe(greeting);
});

test('X-9 one instant is morning in one store and afternoon in another', () => {
  const now = Date.parse('2026-08-05T11:30:00-07:00');
  expect(greetingAt(now, 'America/Los_Angeles')).toBe('morning');
  expect(greetingAt(now, 'America/New_York')).toBe('afternoon');
});
