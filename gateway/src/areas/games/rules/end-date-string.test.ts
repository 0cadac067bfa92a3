import { expect, test } from 'vitest';
import { endDateString, endDateTimeString } from './end-date-string.ts';

const program = {
  startDate: '2026-08-01T07:00:00.000Z',
  endDate: '2026-09-01T06:59:59.999Z',
  timeZone: 'America/Los_Angeles',
};
const at = (text: string) => Temporal.Instant.from(text);

test('N-78 a running game ends on a store day', () => {
  expect(endDateString(program, at('2026-08-05T12:00:00Z'), 'en')).toBe('Ends Aug 31');
  expect(endDateTimeString(program, at('2026-08-05T12:00:00Z'), 'en')).toBe('Ends Aug 31 at 11:59 PM PT');
});

test("N-78 X-9 on the store's last day, and only then, it ends today", () => {
  expect(endDateString(program, at('2026-08-31T06:59:59Z'), 'en')).toBe('Ends Aug 31');
  expect(endDateString(program, at('2026-08-31T07:00:00Z'), 'en')).toBe('Ends today, 11:59 PM PT');
  expect(endDateString(program, at('2026-09-01T06:59:59.999Z'), 'en')).toBe('Ends today, 11:59 PM PT');
  expect(endDateTimeString(program, at('2026-08-31T20:00:00Z'), 'en')).toBe('Ends today, 11:59 PM PT');
});

test('an upcoming game starts, a finished game ended', () => {
  expect(endDateString(program, at('2026-07-31T12:00:00Z'), 'en')).toBe('Starts Aug 1');
  expect(endDateTimeString(program, at('2026-07-31T12:00:00Z'), 'en')).toBe('Starts Aug 1 at 12:00 AM PT');
  expect(endDateString(program, at('2026-09-01T07:00:00Z'), 'en')).toBe('Ended Aug 31');
  expect(endDateTimeString(program, at('2026-09-02T07:00:00Z'), 'en')).toBe('Ended Aug 31 at 11:59 PM PT');
});
