import { expect, test } from 'vitest';
import { hourText, openText, weekText } from './open-hours.ts';

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
const open = (on: readonly (typeof days)[number][], startHour: string, endHour: string) =>
  on.map((day) => ({ day, startHour, endHour }));
const everyDay = open(days, '06:00', '23:00');
const weekdays = open(days.slice(0, 5), '09:00', '20:30');
// 2026-08-05 is a Wednesday.
const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[America/Los_Angeles]`);

test.each([
  ['00:00', 'midnight'],
  ['24:00', 'midnight'],
  ['06:30', '6:30 AM'],
  ['12:00', 'noon'],
  ['12:15', '12:15 PM'],
  ['23:00', '11 PM'],
])('%s is %s', (clock, words) => {
  expect(hourText(clock, 'en')).toBe(words);
});

test.each([
  ['2026-08-05T05:59', everyDay, 'Opens at 6 AM'],
  ['2026-08-05T06:00', everyDay, 'Open until 11 PM'],
  ['2026-08-05T22:59', everyDay, 'Open until 11 PM'],
  ['2026-08-05T23:00', everyDay, 'Opens tomorrow at 6 AM'],
  ['2026-08-07T20:30', weekdays, 'Opens Monday at 9 AM'],
  ['2026-08-09T12:00', weekdays, 'Opens tomorrow at 9 AM'],
  ['2026-08-05T03:00', open(days, '00:00', '24:00'), 'Open 24 hours'],
  ['2026-08-05T23:30', open(days, '05:00', '24:00'), 'Open until midnight'],
  ['2026-08-06T09:00', open(['WEDNESDAY'], '08:00', '20:00'), 'Opens Wednesday at 8 AM'],
])('S-73 at %s, store time', (local, hours, words) => {
  expect(openText(hours, at(local), 'en')).toBe(words);
});

test('S-73 a department without hours has no text', () => {
  expect(openText([], at('2026-08-05T12:00'), 'en')).toBeNull();
});

test('S-73 days with the same hours are grouped, and a day without hours is closed', () => {
  expect(weekText(everyDay, 'en')).toEqual([{ days: 'Every day', hours: '6 AM to 11 PM' }]);
  expect(weekText([...weekdays, ...open(['SATURDAY'], '10:00', '17:00')], 'en')).toEqual([
    { days: 'Monday to Friday', hours: '9 AM to 8:30 PM' },
    { days: 'Saturday', hours: '10 AM to 5 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ]);
});
