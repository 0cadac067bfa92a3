import { isWithinHours } from '../../platform/day-hours.ts';
import type { Department, OpenHours } from '../../stores/index.ts';

/** What decides whether a line can be had at a time. */
export interface TimedLine {
  preparationMinutes: number;
  /** First day of a pre-order, `YYYY-MM-DD`; null unless it is one. */
  effectiveOn: string | null;
  /** Its own hours in minutes of the store's day; null around the clock (S-71). */
  fulfillment: {
    start: number;
    end: number;
    saturday?: { start: number; end: number };
    sunday?: { start: number; end: number };
  } | null;
  /** Who makes it to order; null if it only has to be packed. */
  preparedBy: Department | null;
}

/** Departments whose people make what is ordered, by their id in the catalog (S-73). */
const kitchens: Readonly<Record<string, Department>> = {
  deli: 'DELI',
  'prepared-meals-catering': 'DELI',
  'bread-bakery': 'BAKERY',
};

/** The department of a store that makes a product to order; null for what is ready on a shelf. */
export const preparedBy = (isMadeToOrder: boolean, departmentId: string): Department | null =>
  isMadeToOrder ? (kitchens[departmentId] ?? null) : null;

/**
 * Can a line be had at a time? A pre-order not before its first day (S-139); anything else once it is prepared (S-140); all of
 * it within its own hours, and within those of the department that makes it (S-145).
 * @param start of the time, and `now`, both in the store's zone
 * @param hours of the store's departments
 */
export function canBeHadAt(
  line: TimedLine,
  start: Temporal.ZonedDateTime,
  now: Temporal.ZonedDateTime,
  hours: readonly OpenHours[],
): boolean {
  if (line.effectiveOn !== null && start.toPlainDate().toString() < line.effectiveOn) return false;
  const ready = now.add({ minutes: line.preparationMinutes });
  if (line.effectiveOn === null && Temporal.ZonedDateTime.compare(start, ready) < 0) return false;
  const [day, minute] = [start.dayOfWeek, start.hour * 60 + start.minute];
  const kitchen = hours.filter(({ department }) => department === line.preparedBy);
  return isWithinHours(kitchen, day, minute) && isWithinHours(ownHours(line, day), day, minute);
}

function ownHours({ fulfillment }: TimedLine, weekday: number) {
  if (fulfillment === null) return [];
  const { start: startMinute, end: endMinute } =
    (weekday === 6 ? fulfillment.saturday : weekday === 7 ? fulfillment.sunday : undefined) ?? fulfillment;
  return [{ weekday, startMinute, endMinute }];
}
