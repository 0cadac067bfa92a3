import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './masked-handle.ts';
import { numberList, statesOf, yearList } from './reference-data.ts';
import { isWithin, periodText } from './time-period.ts';

test('G-54 there are 50 states, each with its two-letter code, and DC if configured', () => {
  const states = statesOf({ withDc: false });
  expect(states).toHaveLength(50);
  expect(states.map(({ name }) => name)).toEqual(states.map(({ name }) => name).toSorted());
  expect(states).toContainEqual({ code: 'WA', name: 'Washington' });
  expect(states).not.toContainEqual(expect.objectContaining({ code: 'DC' }));
  expect(statesOf({ withDc: true })).toContainEqual({ code: 'DC', name: 'District of Columbia' });
});

test('G-56 number lists include both ends, year lists go back 100 years, and neither grows without limit', () => {
  expect(numberList(1, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(numberList(5, 4)).toEqual([]);
  expect(numberList(0, 1e9)).toHaveLength(200);
  const years = yearList(Temporal.PlainDate.from('2026-11-21'), 100);
  expect([years.length, years[0], years.at(-1)]).toEqual([101, 2026, 1926]);
  expect(yearList(Temporal.PlainDate.from('2026-11-21'), -1)).toEqual([2026]);
});

test('G-52 a period is shown in store days', () => {
  const start = '2026-07-12T07:00:00.000Z';
  expect(periodText({ start, end: null }, 'America/Los_Angeles', 'en')).toBe('Since Jul 12, 2026');
  expect(periodText({ start, end: '2026-08-12T06:59:59.999Z' }, 'America/Los_Angeles', 'en')).toBe(
    'Jul 12, 2026 to Aug 11, 2026',
  );
});

test('G-52 a subscription is in effect from its start to its end', () => {
  const period = { start: '2026-07-12T07:00:00Z', end: '2026-08-12T07:00:00Z' };
  const at = (instant: string) => isWithin([period], Temporal.Instant.from(instant));
  expect([at('2026-07-12T06:59:59Z'), at('2026-07-12T07:00:00Z'), at('2026-08-12T07:00:00Z')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isWithin([{ start: period.start, end: null }], Temporal.Instant.from('2030-01-01T00:00:00Z'))).toBe(true);
  expect(isWithin([], Temporal.Instant.from('2030-01-01T00:00:00Z'))).toBe(false);
});

test('email addresses and phone numbers are masked on screens', () => {
  expect(maskedEmail('maya@example.com')).toBe('m•••@example.com');
  expect(maskedEmail('m@example.com')).toBe('m•••@example.com');
  expect([maskedEmail(null), maskedEmail('nowhere'), maskedEmail('@example.com')]).toEqual([null, null, null]);
  expect(maskedPhone('4155554821')).toBe('(•••) •••-4821');
  expect(maskedPhone(undefined)).toBeNull();
});
