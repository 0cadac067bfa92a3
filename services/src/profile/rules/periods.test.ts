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

test('N-70 two periods share no instant, even when one ends at the very moment', () => {
  const ends = (at: Temporal.Instant) => periodAfter([{ starts_at: now, ends_at: at }], now, 1, zone).start;
  expect(ends(now)).toEqual(now.add({ milliseconds: 1 }));
  expect(ends(now.subtract({ milliseconds: 1 }))).toEqual(now);
  expect(ends(now.add({ milliseconds: 1 }))).toEqual(now.add({ milliseconds: 2 }));
});

test('N-70 of several periods the last to end counts, in whatever order they come', () => {
  const [soon, late] = ['2026-02-10T08:00:00Z', '2026-05-10T07:00:00Z'].map((end) => ({
    starts_at: now,
    ends_at: Temporal.Instant.from(end),
  }));
  for (const order of [
    [soon!, late!],
    [late!, soon!],
  ]) {
    const { start, until } = periodAfter(order, now, 2, zone);
    expect([start, until].map(String)).toEqual(['2026-05-10T07:00:00.001Z', '2026-07-10T07:00:00Z']);
  }
});
