import { earlier } from '../platform/clock.ts';

/** Moments in a demo season, relative to the day it is seeded, so that a demo never goes stale. */
export interface Season {
  now: Temporal.Instant;
  timeZone: string;
  /** Start of the day this many days from today. */
  begins(days: number): Temporal.Instant;
  /** 11:59:59.999 PM Eastern of the day this many days from today: the last moment that is the same day at every store. */
  ends(days: number): Temporal.Instant;
  /** A moment on the day this many days from today; never later than now. */
  at(days: number, hour: number, minute?: number): Temporal.Instant;
  /** A part of today that has passed, 0 to 1. */
  today(part: number): Temporal.Instant;
}

/** Time zone of the stores whose day ends first. */
const easternmost = 'America/New_York';

export function seasonAround(now: Temporal.Instant, timeZone: string): Season {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const start = (days: number, zone = timeZone) => today.add({ days }).toZonedDateTime(zone);
  const instant = (at: Temporal.ZonedDateTime) => at.toInstant();
  return {
    now,
    timeZone,
    begins: (days) => instant(start(days)),
    ends: (days) => instant(start(days + 1, easternmost)).subtract({ milliseconds: 1 }),
    at: (days, hour, minute = 0) => earlier(instant(start(days).with({ hour, minute })), now),
    today(part) {
      const passed = now.epochMilliseconds - instant(start(0)).epochMilliseconds;
      return now.subtract({ milliseconds: Math.round(passed * (1 - part)) });
    },
  };
}
