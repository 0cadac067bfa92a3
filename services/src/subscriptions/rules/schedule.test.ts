import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as days from './schedule.ts';
import { editWindow, isOnSchedule, nextRunAfter, runsBetween } from './schedule.ts';

const date = (text: string) => Temporal.PlainDate.from(text);
const dates = (texts: readonly string[]) => texts.map(date);
const weekly = { anchor: date('2026-10-17'), weeks: 1, skips: [] };

test('T-90 N-65 a weekly run keeps its weekday and its hour while the clocks change', () => {
  const runs = runsBetween(weekly, date('2026-10-16'), date('2026-11-14'));
  expect(runs.map(String)).toEqual(['2026-10-17', '2026-10-24', '2026-10-31', '2026-11-07', '2026-11-14']);
  const closes = runs.map((run) => editWindow(run, 10 * 60, 'America/Los_Angeles').closesAt.toString());
  expect(closes).toEqual([
    '2026-10-16T17:00:00Z',
    '2026-10-23T17:00:00Z',
    '2026-10-30T17:00:00Z',
    '2026-11-06T18:00:00Z',
    '2026-11-13T18:00:00Z',
  ]);
});

test('N-65 the first run is the anchor, and a skipped date moves none of those that follow', () => {
  expect(nextRunAfter(weekly, date('2026-09-01')).toString()).toBe('2026-10-17');
  const skipping = { ...weekly, weeks: 2, skips: dates(['2026-10-31', '2026-11-14']) };
  expect(nextRunAfter(skipping, date('2026-10-17')).toString()).toBe('2026-11-28');
});

test('N-65 every run is on the schedule, after the one before, and never more than the skips apart', () => {
  const day = fc.integer({ min: 0, max: 2_000 }).map((days) => date('2026-01-01').add({ days }));
  const schedule = fc.record({
    anchor: day,
    weeks: fc.integer({ min: 1, max: 12 }),
    skips: fc.array(day, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(schedule, day, (each, after) => {
      const next = nextRunAfter(each, after);
      expect(isOnSchedule(each, next)).toBe(true);
      expect(Temporal.PlainDate.compare(next, after)).toBeGreaterThan(0);
      expect(each.skips.some((skip) => skip.equals(next))).toBe(false);
      const from = Temporal.PlainDate.compare(after, each.anchor) < 0 ? each.anchor : after;
      expect(from.until(next, { largestUnit: 'days' }).days).toBeLessThanOrEqual(each.weeks * 7 * 5);
    }),
    { numRuns: 500, seed: 65 },
  );
});

test('T-93 X-7 G-132 the date can be changed from the fifth day before, until a day before its time', () => {
  const { opensAt, closesAt } = editWindow(date('2026-11-07'), 9 * 60, 'America/Los_Angeles');
  expect(opensAt.toString()).toBe('2026-11-02T08:00:00Z');
  expect(closesAt.toString()).toBe('2026-11-06T17:00:00Z');
});

test('N-65 the dates of a schedule begin with its anchor, and come a whole number of times its weeks later', () => {
  const isOn = (text: string, weeks = 2) => isOnSchedule({ ...weekly, weeks }, date(text));
  expect(['2026-10-17', '2026-10-31', '2026-11-14', '2028-09-02'].map((text) => isOn(text))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['2026-10-16', '2026-10-18', '2026-10-24', '2026-11-01'].map((text) => isOn(text))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  // As many weeks before the first run as any other run is after it.
  expect(['2026-10-10', '2026-10-03', '2024-11-30'].map((text) => isOn(text, 1))).toEqual([false, false, false]);
});

test('N-65 a date that is skipped is still one of the schedule', () => {
  expect(isOnSchedule({ ...weekly, skips: dates(['2026-10-24']) }, date('2026-10-24'))).toBe(true);
});

test.each([
  ['2026-10-16', '2026-10-17'],
  ['2026-10-17', '2026-10-31'],
  ['2026-10-30', '2026-10-31'],
  ['2026-10-31', '2026-11-14'],
])('N-65 the run of every other week after %s is on %s', (after, next) => {
  expect(nextRunAfter({ ...weekly, weeks: 2 }, date(after)).toString()).toBe(next);
});

test('N-65 runs between two dates are those after the first, through the second, and none that is skipped', () => {
  const runs = (after: string, through: string, skips: string[] = []) =>
    runsBetween({ ...weekly, skips: dates(skips) }, date(after), date(through)).map(String);
  expect(runs('2026-10-17', '2026-10-31')).toEqual(['2026-10-24', '2026-10-31']);
  expect(runs('2026-10-17', '2026-10-30')).toEqual(['2026-10-24']);
  expect(runs('2026-10-17', '2026-10-31', ['2026-10-24'])).toEqual(['2026-10-31']);
  expect(runs('2026-10-24', '2026-10-30')).toEqual([]);
});

test('N-65 how often something can come, and how long before its day what happens', () => {
  expect(days.offeredWeeks).toEqual([1, 2, 3, 4, 6, 8]);
  const { reminderLeadDays, orderLeadDays, watchLeadDays, fixedLeadDays, leastLeadDays, mostLeadDays } = days;
  expect([reminderLeadDays, orderLeadDays, watchLeadDays, fixedLeadDays]).toEqual([7, 5, 2, 1]);
  expect([leastLeadDays, mostLeadDays]).toEqual([2, 90]);
});
