import { expect, test } from 'vitest';
import { closestSlot } from './run-times.ts';

const timeZone = 'America/Los_Angeles';
const slot = (start: string, left = 1) => ({ start: Temporal.Instant.from(start), left });
const wished = { date: Temporal.PlainDate.from('2026-11-01'), minute: 10 * 60, timeZone };

test('N-65 a run takes the closest time of its day that is left, by the clock on the wall', () => {
  // 9 AM, 10 AM, and 11 AM in winter time: the clocks changed that night.
  const slots = [slot('2026-11-01T17:00Z'), slot('2026-11-01T18:00Z', 0), slot('2026-11-01T19:00Z')];
  expect(closestSlot(slots, wished)?.start.toString()).toBe('2026-11-01T17:00:00Z');
  expect(closestSlot([...slots, slot('2026-11-01T18:00Z')], wished)?.start.toString()).toBe('2026-11-01T18:00:00Z');
});

test('N-65 a full day has no time, and other days are not looked at', () => {
  expect(closestSlot([slot('2026-11-01T18:00Z', 0), slot('2026-11-02T18:00Z')], wished)).toBeUndefined();
});
