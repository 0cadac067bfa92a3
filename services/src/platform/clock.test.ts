import { expect, test } from 'vitest';
import { iso, movableClock, settableClock } from './clock.ts';

test('a moved clock keeps ticking from where it was set, and can be reset', () => {
  const base = settableClock('2026-07-01T00:00:00Z');
  const clock = movableClock(base);
  clock.advance(Temporal.Duration.from('PT24H'));
  base.advance({ seconds: 5 });
  expect(clock.now().toString()).toBe('2026-07-02T00:00:05Z');
  clock.set(Temporal.Instant.from('2030-01-01T00:00:00Z'));
  base.advance('PT1S');
  expect(clock.now().toString()).toBe('2030-01-01T00:00:01Z');
  expect(clock.moved()).toBe(true);
  clock.reset();
  expect(clock.now().toString()).toBe('2026-07-01T00:00:06Z');
});

test('answers write instants with milliseconds', () => {
  expect(iso(Temporal.Instant.from('2026-07-01T00:00:00Z'))).toBe('2026-07-01T00:00:00.000Z');
});
