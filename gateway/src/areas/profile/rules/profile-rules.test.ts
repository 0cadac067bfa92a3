import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './masked-handle.ts';
import { numberList, statesOf, yearList } from './reference-data.ts';
import { periodText, standing } from './time-period.ts';

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

const place = {
  now: Temporal.Instant.from('2026-11-28T12:00:00Z'),
  timeZone: 'America/Los_Angeles',
  language: 'en' as const,
};

test('G-52 a period is shown in store days, and one that is yet to come is not told as past', () => {
  const start = '2026-07-12T07:00:00.000Z';
  expect(periodText({ start, end: null }, place)).toBe('Since Jul 12, 2026');
  expect(periodText({ start, end: '2026-08-12T06:59:59.999Z' }, place)).toBe('Jul 12, 2026 to Aug 11, 2026');
  expect(periodText({ start: '2027-01-05T08:00:00Z', end: null }, place)).toBe('From Jan 5, 2027');
});

test('G-52 a subscription is in effect from its first to its last instant', () => {
  const period = { start: '2026-07-12T07:00:00Z', end: '2026-08-12T07:00:00Z' };
  const at = (instant: string) => standing([period], Temporal.Instant.from(instant)).state;
  expect(at('2026-07-12T06:59:59Z')).toBe('COMING');
  expect([at('2026-07-12T07:00:00Z'), at('2026-08-12T07:00:00Z')]).toEqual(['ACTIVE', 'ACTIVE']);
  expect(at('2026-08-12T07:00:00.001Z')).toBe('ENDED');
  expect(standing([{ ...period, end: null }], place.now).state).toBe('ACTIVE');
  expect(standing([], place.now)).toEqual({ state: 'ENDED', period: null });
});

test('G-52 the dates beside a state are those of the period that it is about', () => {
  const past = { start: '2025-10-24T07:00:00Z', end: '2026-10-24T06:59:59.999Z' };
  const open = { start: '2026-11-08T08:00:00Z', end: null };
  const later = { start: '2026-12-01T08:00:00Z', end: '2027-01-01T07:59:59.999Z' };
  expect(standing([past, open], place.now)).toEqual({ state: 'ACTIVE', period: open });
  expect(standing([later, past], place.now)).toEqual({ state: 'COMING', period: later });
  expect(standing([past], place.now)).toEqual({ state: 'ENDED', period: past });
});

test('G-52 months that follow each other are one period', () => {
  const first = { start: '2026-11-01T07:00:00Z', end: '2026-12-01T07:59:59.999Z' };
  const second = { start: '2026-12-01T08:00:00Z', end: '2027-01-01T07:59:59.999Z' };
  const within = { start: '2026-11-05T07:00:00Z', end: '2026-11-06T07:00:00Z' };
  expect(standing([second, within, first], place.now).period).toEqual({ start: first.start, end: second.end });
  expect(standing([first, { ...second, end: null }], place.now).period).toEqual({ start: first.start, end: null });
});

test('email addresses and phone numbers are masked on screens', () => {
  expect(maskedEmail('maya@example.com')).toBe('m•••@example.com');
  expect(maskedEmail('m@example.com')).toBe('m•••@example.com');
  expect([maskedEmail(null), maskedEmail('nowhere'), maskedEmail('@example.com')]).toEqual([null, null, null]);
  expect(maskedPhone('4155554821')).toBe('(•••) •••-4821');
  expect(maskedPhone(undefined)).toBeNull();
});
