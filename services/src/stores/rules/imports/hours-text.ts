/** Weekdays as files name them, Monday first. */
export const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type WeekdayName = (typeof weekdayNames)[number];

/** Minutes of a day from one clock time to another; 1440 is midnight at its end. */
export interface Span {
  startMinute: number;
  endMinute: number;
}

const wholeDay: Span = { startMinute: 0, endMinute: 1440 };

/**
 * Hours of a day: `7:00-23:00`, `7am–11pm`, `24 hours`; null for `closed` and for nothing. Otherwise why it is none, in
 * words.
 */
export function spanIn(text: string): Span | null | string {
  const said = text.trim().toLowerCase();
  if (said === '' || said === 'closed') return null;
  if (/^(open )?24 ?(h|hours)$/.test(said)) return wholeDay;
  const [from, to, ...more] = said.split(/\s*(?:-|–|—|\bto\b)\s*/);
  const startMinute = minuteIn(from ?? '');
  const endMinute = minuteIn(to ?? '');
  if (startMinute === null || endMinute === null || more.length > 0)
    return `"${text}" isn't hours, such as 7:00-23:00 or closed`;
  const end = endMinute === 0 ? 1440 : endMinute;
  return startMinute < end ? { startMinute, endMinute: end } : `"${text}" ends before it begins`;
}

/** `7:00-23:00`. */
export const spanText = ({ startMinute, endMinute }: Span): string =>
  `${minuteText(startMinute)}-${minuteText(endMinute)}`;

/** Minutes since midnight as a file says them: `7:00`, and `24:00` at the end of the day. */
export const minuteText = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

/** A clock time in minutes since midnight: `7`, `7:30`, `19:30`, `7:30pm`, `noon`; null when it is none. */
export function minuteIn(text: string): number | null {
  if (text === 'noon') return 720;
  if (text === 'midnight') return 1440;
  const [, hours = '', minutes = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?(?:m\.?)?$/.exec(text) ?? [];
  const hour = Number(hours);
  if (hours === '' || Number(minutes) > 59 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const minute = (half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minutes);
  return minute <= 1440 ? minute : null;
}

/** Weekdays (1 is Monday) in `mon tue`, `mon-fri`, or `daily`; or why there are none, in words. */
export function weekdaysIn(text: string): number[] | string {
  const said = text.trim().toLowerCase();
  if (said === 'daily') return weekdayNames.map((_, at) => at + 1);
  const found = new Set<number>();
  for (const part of said.split(/[\s,;]+/)) {
    const [first, last = first] = part.split(/[-–]/).map(weekdayIn);
    if (first === undefined || last === undefined || first < 1 || last < first)
      return `"${text}" isn't weekdays, such as mon-fri or "sat sun"`;
    for (let weekday = first; weekday <= last; weekday++) found.add(weekday);
  }
  return [...found].toSorted((one, other) => one - other);
}

/** Weekdays as a file says them: `mon tue`. */
export const weekdaysText = (weekdays: readonly number[]): string =>
  weekdays.map((weekday) => weekdayNames[weekday - 1]).join(' ');

const weekdayIn = (text: string): number =>
  weekdayNames.findIndex((name) => /^[a-z]{3,9}$/.test(text) && text.startsWith(name)) + 1;
