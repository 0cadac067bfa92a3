import { storeDay } from '../../platform/store-day.ts';

/** One run of an EPISODIC program, or the whole of a DIVISION program; `end` exclusive. */
export interface Episode {
  /** From 0. */
  index: number;
  start: Temporal.Instant;
  end: Temporal.Instant;
}

/** When a program runs. `endAt` is its last instant; `episodeDays` null = one season (N-18). */
export interface Season {
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  episodeDays: number | null;
}

/** The episode last asked for, by season and time zone: nearly every question is about the current one. */
const latest = new WeakMap<Season, Map<string, Episode>>();

/** The episode around an instant: episodes begin at the start of a store-local day; plays are counted within one (N-18). */
export function episodeAt(season: Season, at: Temporal.Instant, timeZone: string): Episode {
  const zones = latest.get(season) ?? new Map<string, Episode>();
  const known = zones.get(timeZone);
  if (known && isWithin(season, known, at)) return known;
  const episode = workedOut(season, at, timeZone);
  latest.set(season, zones.set(timeZone, episode));
  return episode;
}

/** A season is one episode whatever the time, and what comes before the first episode counts as it. */
const isWithin = ({ episodeDays }: Season, { index, start, end }: Episode, at: Temporal.Instant): boolean =>
  episodeDays === null || (isBefore(at, end) && (index === 0 || !isBefore(at, start)));

const isBefore = (one: Temporal.Instant, other: Temporal.Instant): boolean => Temporal.Instant.compare(one, other) < 0;

function workedOut(season: Season, at: Temporal.Instant, timeZone: string): Episode {
  const end = season.endAt.add({ milliseconds: 1 });
  if (season.episodeDays === null) return { index: 0, start: season.startAt, end };
  const first = storeDay(season.startAt, timeZone).date;
  const elapsed = first.until(storeDay(at, timeZone).date, { largestUnit: 'day' }).days;
  const index = Math.max(Math.floor(elapsed / season.episodeDays), 0);
  const begins = first.add({ days: index * season.episodeDays });
  const next = begins.add({ days: season.episodeDays }).toZonedDateTime(timeZone).toInstant();
  return {
    index,
    start: index === 0 ? season.startAt : begins.toZonedDateTime(timeZone).toInstant(),
    end: isBefore(next, end) ? next : end,
  };
}

/** Has a program started, and is it past its last instant (G-59)? */
export function phaseAt(season: Season, at: Temporal.Instant): 'BEFORE' | 'RUNNING' | 'OVER' {
  if (Temporal.Instant.compare(at, season.startAt) < 0) return 'BEFORE';
  return Temporal.Instant.compare(at, season.endAt) > 0 ? 'OVER' : 'RUNNING';
}
