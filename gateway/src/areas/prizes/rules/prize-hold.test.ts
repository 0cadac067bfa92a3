import { expect, test } from 'vitest';
import { prizeHold } from './prize-hold.ts';

const now = Temporal.Instant.from('2026-08-05T12:00:00Z');
const minutesLeft = (expiresAt: string) =>
  prizeHold({ holdId: 'h-1', prizeId: 'p', expiresAt }, 'America/Los_Angeles', now, 'en').minutesLeft;

test('N-26 minutes are rounded up: a new hold has exactly 24 hours, an ended one none', () => {
  expect(minutesLeft('2026-08-06T12:00:00.000Z')).toBe(1440);
  expect(minutesLeft('2026-08-06T12:00:00.600Z')).toBe(1440);
  expect(minutesLeft('2026-08-05T12:01:30.000Z')).toBe(2);
  expect(minutesLeft('2026-08-05T12:00:00.200Z')).toBe(1);
  expect(minutesLeft('2026-08-05T11:59:59.000Z')).toBe(0);
});
