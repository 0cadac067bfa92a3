import { nextRunAfter, type Schedule } from './schedule.ts';

/** A subscription's dates, as they are kept. */
export interface KeptDates {
  anchor_date: string;
  weeks: number;
  skip_dates: readonly string[];
}

export const scheduleOf = ({ anchor_date: anchor, weeks, skip_dates: skips }: KeptDates): Schedule => ({
  anchor: Temporal.PlainDate.from(anchor),
  weeks,
  skips: skips.map((each) => Temporal.PlainDate.from(each)),
});

/** The next run after a date, `YYYY-MM-DD`. */
export const nextDate = (kept: KeptDates, after: Temporal.PlainDate): string =>
  nextRunAfter(scheduleOf(kept), after).toString();
