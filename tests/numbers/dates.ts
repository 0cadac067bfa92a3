import type { Screen } from './screen.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const day = String.raw`(${months.join('|')})[a-z]* (\d{1,2})(?:, (\d{4}))?`;
const weekday = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, )?';
const toCome = new RegExp(
  String.raw`\b(?:Ends|Expires|Starts|From|Redeem(?: it)? by|Claim(?: it)? by|[Uu]ntil|Good through|Next payment:) ${weekday}${day}`,
  'g',
);
const gone = new RegExp(
  String.raw`\b(?:[Ss]ince|Ended|Redeemed|Delivered|Picked up|Ordered|Placed) (?:on )?${weekday}${day}`,
  'g',
);
const span = new RegExp(`${day} to ${day}`, 'g');
const past = /\b(?:was|were|could|had)\b/;

/** A moment's day in the demonstration's stores. */
export const storeDay = (now: string): Temporal.PlainDate =>
  Temporal.Instant.from(now).toZonedDateTimeISO('America/Los_Angeles').toPlainDate();

/** A day of the words, the nearest to today where they don't say the year. */
function dayOf(
  [month = '', date = '', year]: readonly (string | undefined)[],
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  const inYear = (of: number) =>
    Temporal.PlainDate.from({ year: of, month: months.indexOf(month) + 1, day: Number(date) });
  if (year !== undefined) return inYear(Number(year));
  const far = (each: Temporal.PlainDate) => Math.abs(today.until(each, { largestUnit: 'days' }).days);
  return [-1, 0, 1].map((by) => inYear(today.year + by)).reduce((best, each) => (far(each) < far(best) ? each : best));
}

/**
 * Days that their words deny: what ended is yet to come, what is to come has passed, or what is active isn't now. A day of
 * tolerance lies between the zones of stores.
 */
export function deniedDays({ name, lines }: Screen, today: Temporal.PlainDate): string[] {
  const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(one, other) < 0;
  const [yesterday, tomorrow] = [today.subtract({ days: 1 }), today.add({ days: 1 })];
  const say = (line: string) => `${name}: “${line}” on ${today.toString()}`;
  return lines.flatMap((line, at) => {
    if (past.test(line)) return [];
    const late = [...line.matchAll(toCome)].some((found) => isBefore(dayOf(found.slice(1), today), yesterday));
    const early = [...line.matchAll(gone)].some((found) => isBefore(tomorrow, dayOf(found.slice(1), today)));
    const isActive = lines.slice(at, at + 2).includes('Active');
    const outside = [...line.matchAll(span)].some(
      (found) =>
        isBefore(dayOf(found.slice(4), today), yesterday) || isBefore(tomorrow, dayOf(found.slice(1, 4), today)),
    );
    if (isActive && outside) return [`${say(line)}, Active`];
    return late || early ? [say(line)] : [];
  });
}
