/** A period of a membership; one without an end goes on until it is canceled. */
export interface Period {
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant | null;
}

/** How a household stands with FreshPass (N-70). */
export interface FreshPass {
  isActive: boolean;
  /** Its last moment, when it is known; null while it goes on, and if there is none. */
  until: Temporal.Instant | null;
  /** Does it go on by itself? */
  renews: boolean;
  /** Was it canceled, and can it still be kept? */
  canKeep: boolean;
  /** Each household tries it once, and only before it has had it. */
  canStartTrial: boolean;
  /** Can it be joined from month to month? Not by who is a member that goes on, or can keep it. */
  canJoin: boolean;
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;
/** Is a moment within a period, whose last instant still counts? */
export const isOn = ({ starts_at: start, ends_at: end }: Period, now: Temporal.Instant): boolean =>
  !isBefore(now, start) && (end === null || !isBefore(end, now));

/** What a membership's periods say at a moment. @param value of the period that can be kept: `Monthly` goes on by itself */
export function freshPassAt(periods: readonly (Period & { value: string })[], now: Temporal.Instant): FreshPass {
  const current = periods.filter((period) => isOn(period, now));
  const coming = periods.filter(({ starts_at: start }) => isBefore(now, start));
  const goesOn = [...current, ...coming].some(({ ends_at: end }) => end === null);
  const ends = [...current, ...coming].flatMap(({ ends_at: end }) => end ?? []);
  const last = ends.toSorted((a, b) => Temporal.Instant.compare(a, b)).at(-1) ?? null;
  const canKeep = !goesOn && current.some(({ value }) => value === monthly);
  return {
    isActive: current.length > 0,
    until: goesOn || current.length === 0 ? null : last,
    renews: goesOn,
    canKeep,
    canStartTrial: periods.length === 0,
    canJoin: !goesOn && !canKeep,
  };
}

/** What a membership that goes on is called. */
export const monthly = 'Monthly';
/** What the first month on the house is called. */
export const trial = 'Trial';

/** Months of membership are counted from its start, in the store's zone. @returns the start of the one so many after a moment's */
function monthAfter(startsAt: Temporal.Instant, now: Temporal.Instant, timeZone: string, count: number) {
  const start = startsAt.toZonedDateTimeISO(timeZone);
  const months = start.until(now.toZonedDateTimeISO(timeZone), { largestUnit: 'month' }).months;
  return start.add({ months: months + count }).toInstant();
}

/** The start of the month of membership that a moment is in. */
export const monthStart = (startsAt: Temporal.Instant, now: Temporal.Instant, timeZone: string): Temporal.Instant =>
  monthAfter(startsAt, now, timeZone, 0);

/** The end of the month of membership that a moment is in. */
export const endOfMonth = (startsAt: Temporal.Instant, now: Temporal.Instant, timeZone: string): Temporal.Instant =>
  monthAfter(startsAt, now, timeZone, 1).subtract({ milliseconds: 1 });

/** When the next month of a membership that goes on begins; null if it doesn't go on. */
export function renewsAt(periods: readonly Period[], now: Temporal.Instant, timeZone: string): Temporal.Instant | null {
  const going = periods.find(({ ends_at: end }) => end === null);
  if (!going) return null;
  return isBefore(now, going.starts_at) ? going.starts_at : monthAfter(going.starts_at, now, timeZone, 1);
}

/** The period that a canceled membership would go on with: the last that is on and goes from month to month; undefined if there is none. */
export const keptPeriod = <P extends Period & { value: string }>(
  periods: readonly P[],
  now: Temporal.Instant,
): P | undefined => periods.findLast((period) => period.value === monthly && isOn(period, now));

/** When a membership that goes on ends if it is canceled now: with its month, or before it has begun. */
export const endIfCanceled = (startsAt: Temporal.Instant, now: Temporal.Instant, timeZone: string): Temporal.Instant =>
  isBefore(now, startsAt) ? startsAt : endOfMonth(startsAt, now, timeZone);
