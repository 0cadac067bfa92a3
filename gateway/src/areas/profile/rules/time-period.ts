import type { SubscriptionState } from '../../../generated/resolvers.ts';
import { dayYearString } from '../../../shared/date-strings.ts';
import type { Language } from '../../../shared/language.ts';
import { texts } from '../texts/index.ts';

interface Period {
  /** First instant. */
  start: string;
  /** Last instant; null while it is open. */
  end: string | null;
}

/** How a subscription stands at a moment, and the period that says so. */
export interface Standing {
  state: SubscriptionState;
  /** What holds now, or else comes next, or else held last; null if there never was one. */
  period: Period | null;
}

const startOf = ({ start }: Period): number => Date.parse(start);
const endOf = ({ end }: Period): number => (end === null ? Number.POSITIVE_INFINITY : Date.parse(end));

/** How a subscription stands, so that its state and its dates never contradict: periods that follow each other are one (G-52). */
export function standing(periods: readonly Period[], now: Temporal.Instant): Standing {
  const at = now.epochMilliseconds;
  const all = together(periods);
  const current = all.find((period) => startOf(period) <= at && at <= endOf(period));
  if (current) return { state: 'ACTIVE', period: current };
  const coming = all.find((period) => startOf(period) > at);
  return coming ? { state: 'COMING', period: coming } : { state: 'ENDED', period: all.at(-1) ?? null };
}

/** The first to begin first, and those that follow each other without a gap as one. */
function together(periods: readonly Period[]): Period[] {
  const all: Period[] = [];
  for (const period of periods.toSorted((one, other) => startOf(one) - startOf(other))) {
    const last = all.at(-1);
    if (last === undefined || startOf(period) > endOf(last) + 1) all.push({ ...period });
    else if (endOf(period) > endOf(last)) last.end = period.end;
  }
  return all;
}

/** `Since Jul 12, 2026`, `From Jan 5, 2027` if that is yet to come, or `Jun 1, 2026 to Jul 1, 2026`, in the store's time zone (G-52). */
export function periodText(
  period: Period,
  place: { now: Temporal.Instant; timeZone: string; language: Language },
): string {
  const { now, timeZone, language } = place;
  const { since, startingOn, from } = texts[language].periods;
  const first = dayYearString(period.start, timeZone, language);
  if (period.end !== null) return from(first, dayYearString(period.end, timeZone, language));
  return startOf(period) > now.epochMilliseconds ? startingOn(first) : since(first);
}
