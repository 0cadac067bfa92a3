import { expect, test } from 'vitest';
import { ageBandOf, ageOn, ageVerdict, bandMeets, isPlausibleBirth } from './age.ts';

const day = (text: string) => Temporal.PlainDate.from(text);

test('T-29 someone who turns 18 today is 18; one day younger is 17', () => {
  expect(ageOn(day('2008-08-05'), day('2026-08-05'))).toBe(18);
  expect(ageOn(day('2008-08-06'), day('2026-08-05'))).toBe(17);
});

test('T-32 someone born on Feb 29 has a birthday on Feb 29 in leap years and Mar 1 in others', () => {
  expect(ageOn(day('2008-02-29'), day('2026-02-28'))).toBe(17);
  expect(ageOn(day('2008-02-29'), day('2026-03-01'))).toBe(18);
  expect(ageOn(day('2008-02-29'), day('2028-02-29'))).toBe(20);
});

test('G-72 N-7 a birth date is not in the future and is at most 120 years ago', () => {
  expect(isPlausibleBirth(day('2026-08-05'), day('2026-08-05'))).toBe(true);
  expect(isPlausibleBirth(day('2026-08-06'), day('2026-08-05'))).toBe(false);
  expect(isPlausibleBirth(day('1905-08-05'), day('2026-08-05'))).toBe(false);
  expect(isPlausibleBirth(day('1905-08-06'), day('2026-08-05'))).toBe(true);
});

test('N-17 an age is stored as a band', () => {
  const band = (age: number) => {
    const { least, greatest } = ageBandOf(age, day('2026-08-05'));
    return [least, greatest];
  };
  expect([12, 13, 16, 18, 20, 21, 90].map(band)).toEqual([
    [0, 12],
    [13, 15],
    [16, 17],
    [18, 20],
    [18, 20],
    [21, null],
    [21, null],
  ]);
});

test('N-17 a band that meets the age is enough, now or with the years since; otherwise the date is asked for', () => {
  const record = ageBandOf(17, day('2024-08-05'));
  expect(ageVerdict(16, null, record, day('2024-08-05'))).toBe('MET');
  expect(ageVerdict(18, null, record, day('2026-08-04'))).toBe('UNKNOWN');
  expect(ageVerdict(18, null, record, day('2026-08-05'))).toBe('MET');
  expect(ageVerdict(18, null, null, day('2026-08-05'))).toBe('UNKNOWN');
});

test('N-17 a birth date overrides a record, and a minimum of 0 asks for nothing', () => {
  const record = ageBandOf(30, day('2026-08-05'));
  expect(ageVerdict(18, day('2010-01-01'), record, day('2026-08-05'))).toBe('NOT_MET');
  expect(ageVerdict(0, null, null, day('2026-08-05'))).toBe('MET');
});

test('T-29 T-32 a birthday is met from the day itself on, and not a day before', () => {
  expect(ageOn(day('2008-02-29'), day('2027-02-28'))).toBe(18);
  expect(ageOn(day('2008-02-29'), day('2028-02-28'))).toBe(19);
  expect(ageOn(day('2008-03-01'), day('2026-02-28'))).toBe(17);
  expect(ageOn(day('2008-02-28'), day('2026-02-28'))).toBe(18);
  expect(ageOn(day('2007-12-31'), day('2026-12-31'))).toBe(19);
});

test('N-17 each minimum age is met at it, and by a record only if its lowest age is', () => {
  const today = day('2026-08-05');
  expect(ageVerdict(18, day('2008-08-05'), null, today)).toBe('MET');
  expect(ageVerdict(18, day('2008-08-06'), null, today)).toBe('NOT_MET');
  expect(ageVerdict(21, null, ageBandOf(20, today), today)).toBe('UNKNOWN');
  expect(ageVerdict(21, null, ageBandOf(21, today), today)).toBe('MET');
});

test('N-17 a record from a later day, as after a clock was set back, counts no years', () => {
  const record = ageBandOf(18, day('2027-08-05'));
  expect(bandMeets(record, 18, day('2025-08-05'))).toBe(true);
  expect(bandMeets(record, 19, day('2025-08-05'))).toBe(false);
  expect(record).toEqual({ least: 18, greatest: 20, recordedOn: day('2027-08-05') });
});
