import { expect, test } from 'vitest';
import { periodAfter } from './periods.ts';

const zone = 'America/Los_Angeles';
const now = Temporal.Instant.from('2026-01-31T20:00:00Z');

test('N-70 a month of FreshPass starts now and ends a calendar month later', () => {
  const { start, until } = periodAfter([], now, 1, zone);
  expect([start, until].map(String)).toEqual(['2026-01-31T20:00:00Z', '2026-02-28T19:59:59.999Z']);
});

test('N-70 a month is added to the end of the current one, not on top of it', () => {
  const running = { starts_at: now, ends_at: Temporal.Instant.from('2026-03-01T07:59:59.999Z') };
  const { start, until } = periodAfter([running], now, 1, zone);
  // It stays midnight at the store when the clocks change.
  expect([start, until].map(String)).toEqual(['2026-03-01T08:00:00Z', '2026-04-01T06:59:59.999Z']);
});

test('N-70 a period that has ended, or never ends, causes no delay', () => {
  const ended = { starts_at: now.subtract({ hours: 48 }), ends_at: now.subtract({ hours: 24 }) };
  expect(periodAfter([ended, { starts_at: now, ends_at: null }], now, 1, zone).start).toEqual(now);
});
