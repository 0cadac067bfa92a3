import { expect, test } from 'vitest';
import { readBirthDate } from './birth-date.ts';

const read = (month: string, day: string, year: string) => readBirthDate({ month, day, year }, '2026-11-20');

test('N-7 a real day is read, with or without a leading zero', () => {
  expect(read('2', '9', '1990')).toEqual({ ok: true, date: '1990-02-09' });
  expect(read('02', '29', '2004')).toEqual({ ok: true, date: '2004-02-29' });
});

test('N-7 a day the month does not have is reported', () => {
  expect(read('2', '31', '1990')).toEqual({
    ok: false,
    problem: { part: 'day', reason: 'NO_SUCH_DAY', month: 2, day: 31 },
  });
  expect(read('2', '29', '2005')).toMatchObject({ problem: { reason: 'NO_SUCH_DAY' } });
});

test('N-7 an empty or impossible field is reported', () => {
  expect(read('', '1', '1990')).toMatchObject({ problem: { part: 'month' } });
  expect(read('13', '1', '1990')).toMatchObject({ problem: { part: 'month' } });
  expect(read('1', '', '1990')).toMatchObject({ problem: { part: 'day' } });
  expect(read('1', '1', '90')).toMatchObject({ problem: { part: 'year' } });
});

test('N-7 a date of birth is not in the future and at most 120 years ago', () => {
  expect(read('11', '20', '2026')).toMatchObject({ ok: true });
  expect(read('11', '21', '2026')).toMatchObject({ problem: { part: 'year', reason: 'FUTURE' } });
  expect(read('1', '1', '1905')).toMatchObject({ problem: { reason: 'TOO_LONG_AGO' } });
});

test('N-17 the entry stays neutral: a young date is as good a date as any', () => {
  expect(read('11', '1', '2020')).toEqual({ ok: true, date: '2020-11-01' });
});
