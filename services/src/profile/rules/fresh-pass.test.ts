import { expect, test } from 'vitest';
import {
  endIfCanceled,
  endOfMonth,
  freshPassAt,
  keptPeriod,
  monthly,
  monthStart,
  renewsAt,
  trial,
} from './fresh-pass.ts';

const at = (text: string) => Temporal.Instant.from(text);
const now = at('2026-08-05T19:00:00Z');
const period = (starts: string, ends: string | null, value = 'Monthly') => ({
  starts_at: at(starts),
  ends_at: ends === null ? null : at(ends),
  value,
});

test('N-70 a household that never had FreshPass can try it', () => {
  expect(freshPassAt([], now)).toEqual({
    isActive: false,
    until: null,
    renews: false,
    canKeep: false,
    canStartTrial: true,
    canJoin: true,
  });
});

test('N-70 a period without an end goes on; a canceled one tells its last moment and can be kept', () => {
  expect(freshPassAt([period('2026-07-16T07:00:00Z', null)], now)).toMatchObject({
    isActive: true,
    renews: true,
    until: null,
  });
  const end = '2026-08-16T06:59:59.999Z';
  expect(freshPassAt([period('2026-07-16T07:00:00Z', end)], now)).toMatchObject({
    isActive: true,
    renews: false,
    until: at(end),
    canKeep: true,
    canStartTrial: false,
  });
});

test('N-70 months that were won follow each other, and end by themselves', () => {
  const months = [
    period('2026-07-20T07:00:00Z', '2026-08-20T06:59:59.999Z', '1 month'),
    period('2026-08-20T07:00:00Z', '2026-09-20T06:59:59.999Z', '1 month'),
  ];
  expect(freshPassAt(months, now)).toMatchObject({ until: at('2026-09-20T06:59:59.999Z'), canKeep: false });
  expect(freshPassAt(months, at('2026-10-01T00:00:00Z'))).toMatchObject({ isActive: false, until: null });
});

test.each([
  ['2026-07-16T19:00:00Z', '2026-08-16T18:59:59.999Z'],
  ['2026-08-05T18:00:00Z', '2026-09-05T17:59:59.999Z'],
  // A month that is shorter ends on its last day.
  ['2026-01-31T20:00:00Z', '2026-08-31T18:59:59.999Z'],
])('N-70 a membership since %s that is canceled on August 5 lasts until %s', (start, end) => {
  expect(endOfMonth(at(start), now, 'America/Los_Angeles').toString()).toBe(at(end).toString());
});

test('N-70 the next month is told: of a membership that is on, and of one that begins after a free month', () => {
  const zone = 'America/Los_Angeles';
  expect(renewsAt([period('2026-07-16T19:00:00Z', null)], now, zone)).toEqual(at('2026-08-16T19:00:00Z'));
  expect(renewsAt([period('2026-09-05T19:00:00Z', null)], now, zone)).toEqual(at('2026-09-05T19:00:00Z'));
  expect(renewsAt([period('2026-07-16T19:00:00Z', '2026-08-16T19:00:00Z')], now, zone)).toBeNull();
  expect(monthStart(at('2026-05-31T19:00:00Z'), now, zone)).toEqual(at('2026-07-31T19:00:00Z'));
});

test('N-70 a period is on from its first to its last instant', () => {
  const tick = { milliseconds: 1 };
  const won = period('2026-08-05T19:00:00Z', '2026-09-05T18:59:59.999Z', '1 month');
  const active = (moment: Temporal.Instant) => freshPassAt([won], moment).isActive;
  expect([active(won.starts_at.subtract(tick)), active(won.starts_at)]).toEqual([false, true]);
  expect([active(won.ends_at!), active(won.ends_at!.add(tick))]).toEqual([true, false]);
});

test('N-70 who is a member that goes on cannot join, now or once a free month is over', () => {
  expect(freshPassAt([period('2026-07-16T07:00:00Z', null)], now)).toMatchObject({ canKeep: false, canJoin: false });
  const freeFirst = [
    period('2026-08-01T07:00:00Z', '2026-09-01T06:59:59.999Z', 'Trial'),
    period('2026-09-01T07:00:00Z', null),
  ];
  expect(freshPassAt(freeFirst, now)).toEqual({
    isActive: true,
    until: null,
    renews: true,
    canKeep: false,
    canStartTrial: false,
    canJoin: false,
  });
});

test('N-70 only a month of the own membership can be kept, and only while it lasts', () => {
  const end = '2026-08-16T06:59:59.999Z';
  expect(freshPassAt([period('2026-07-16T07:00:00Z', end)], now).canJoin).toBe(false);
  expect(freshPassAt([period('2026-07-16T07:00:00Z', end, 'Trial')], now)).toMatchObject({
    canKeep: false,
    canJoin: true,
  });
  expect(freshPassAt([period('2026-07-16T07:00:00Z', end)], at('2026-08-16T07:00:00Z'))).toMatchObject({
    canKeep: false,
    canJoin: true,
    canStartTrial: false,
  });
});

test('N-70 of several periods the last end is told, in whatever order they come, and none before the first begins', () => {
  const months = [
    period('2026-08-20T07:00:00Z', '2026-09-20T06:59:59.999Z', '1 month'),
    period('2026-07-20T07:00:00Z', '2026-08-20T06:59:59.999Z', '1 month'),
  ];
  expect(freshPassAt(months, now).until).toEqual(at('2026-09-20T06:59:59.999Z'));
  expect(freshPassAt(months.slice(0, 1), now)).toMatchObject({ isActive: false, until: null, renews: false });
});

test('N-70 at the very moment a month begins, the next one is a month away', () => {
  const zone = 'America/Los_Angeles';
  expect(renewsAt([period('2026-08-05T19:00:00Z', null)], now, zone)).toEqual(at('2026-09-05T19:00:00Z'));
  expect(monthStart(now, now, zone)).toEqual(now);
  expect(renewsAt([], now, zone)).toBeNull();
  expect([monthly, trial]).toEqual(['Monthly', 'Trial']);
});

test('N-70 the last period that is on and goes from month to month is the one that is kept', () => {
  const old = period('2026-05-16T07:00:00Z', '2026-06-16T06:59:59.999Z');
  const own = period('2026-07-16T07:00:00Z', '2026-08-16T06:59:59.999Z');
  const won = period('2026-08-01T07:00:00Z', '2026-09-01T06:59:59.999Z', '1 month');
  const next = period('2026-08-06T07:00:00Z', null);
  expect(keptPeriod([old, own, won, next], now)).toBe(own);
  expect(keptPeriod([old, won, next], now)).toBeUndefined();
});

test('N-70 a canceled membership ends with its month, and one that has not begun never begins', () => {
  const zone = 'America/Los_Angeles';
  expect(endIfCanceled(at('2026-07-16T19:00:00Z'), now, zone)).toEqual(at('2026-08-16T18:59:59.999Z'));
  expect(endIfCanceled(now, now, zone)).toEqual(at('2026-09-05T18:59:59.999Z'));
  const later = now.add({ milliseconds: 1 });
  expect(endIfCanceled(later, now, zone)).toEqual(later);
});
