import { expect, test } from 'vitest';
import { type CalendarEvent, calendarOf } from './ics.ts';

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'order-4471955@safeway',
  sequence: 2,
  writtenAt: Temporal.Instant.from('2026-08-05T17:42:00.123Z'),
  start: Temporal.Instant.from('2026-08-06T23:00:00Z'),
  end: Temporal.Instant.from('2026-08-07T00:00:00Z'),
  title: 'Pickup',
  place: '2300 16th St',
  text: 'Order 4471955',
  url: 'https://larder.example/account/orders/4471955',
  ...changes,
});
const lines = (file: string) => file.split('\r\n');
/** As a calendar reads it: folded lines are one. */
const unfolded = (file: string) => lines(file.replaceAll('\r\n ', ''));

test('a calendar file says when, where, and what, in lines that end as the format wants', () => {
  const file = calendarOf(event());
  expect(unfolded(file)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larder//Orders//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:order-4471955@safeway',
    'SEQUENCE:2',
    'DTSTAMP:20260805T174200Z',
    'DTSTART:20260806T230000Z',
    'DTEND:20260807T000000Z',
    'SUMMARY:Pickup',
    'LOCATION:2300 16th St',
    'DESCRIPTION:Order 4471955',
    'URL:https://larder.example/account/orders/4471955',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a hostile name brings no line of its own', () => {
  const place = 'Oak; St, 1\\2\r\nEND:VEVENT\nATTACH:http://evil.example\u2028X\u0000Y';
  const file = unfolded(calendarOf(event({ place })));
  expect(file.filter((line) => line.startsWith('END:VEVENT'))).toHaveLength(1);
  expect(file.some((line) => line.startsWith('ATTACH'))).toBe(false);
  expect(file).toContain('LOCATION:Oak\\; St\\, 1\\\\2\\nEND:VEVENT\\nATTACH:http://evil.example\\nX Y');
});

test('a long line is folded at 75 octets, and never within a character', () => {
  const title = `${'ñ'.repeat(60)}${'🥑'.repeat(30)}`;
  const file = calendarOf(event({ title }));
  for (const line of lines(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain(`SUMMARY:${title}`);
});
