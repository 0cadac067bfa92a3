import { expect, test } from 'vitest';
import { closestSlot, fixedAt, leadOf } from './run-times.ts';

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

test('N-65 of two times that are as close, the earlier is taken, and of another day none', () => {
  const slots = [slot('2026-11-01T19:00Z'), slot('2026-11-01T17:00Z'), slot('2026-10-31T17:00Z')];
  expect(closestSlot(slots, wished)?.start.toString()).toBe('2026-11-01T17:00:00Z');
  expect(closestSlot(slots, { ...wished, minute: 10 * 60 + 1 })?.start.toString()).toBe('2026-11-01T19:00:00Z');
  const halves = [slot('2026-11-01T17:30Z'), slot('2026-11-01T18:31Z')];
  expect(closestSlot(halves, wished)?.start.toString()).toBe('2026-11-01T17:30:00Z');
});

test('N-65 T-90 an order is fixed whole days before its time, by the clock on the wall, and back', () => {
  const start = Temporal.Instant.from('2026-11-01T18:00Z');
  const fixed = fixedAt(start, timeZone, 1);
  expect(fixed.toString()).toBe('2026-10-31T17:00:00Z');
  expect(leadOf(start, fixed, timeZone)).toBe(1);
  expect(leadOf(start, fixedAt(start, timeZone, 40), timeZone)).toBe(40);
  expect(leadOf(start, fixed.add({ seconds: 1 }), timeZone)).toBe(0);
});
