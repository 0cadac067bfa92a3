/** The current time, always passed in. */
export interface Clock {
  now(): Temporal.Instant;
}

/** A clock that a developer or a demo may move; it keeps ticking from where it was set. */
export interface MovableClock extends Clock {
  advance(by: Temporal.Duration): void;
  set(to: Temporal.Instant): void;
  reset(): void;
  moved(): boolean;
  /** How far it is ahead of the real time, in milliseconds; below zero if it is behind. */
  aheadMs(): number;
}

/** A clock that stays still until a test moves it. */
export interface SettableClock extends Clock {
  advance(by: Temporal.DurationLike | string): void;
  set(to: Temporal.Instant | string): void;
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() };

export function movableClock(base: Clock = systemClock): MovableClock {
  let offset = 0n;
  const real = () => base.now().epochNanoseconds;
  const now = () => (offset === 0n ? base.now() : Temporal.Instant.fromEpochNanoseconds(real() + offset));
  return {
    now,
    // Days and months need a calendar: they are added in UTC.
    advance: (by) => void (offset = now().toZonedDateTimeISO('UTC').add(by).epochNanoseconds - real()),
    set: (to) => void (offset = to.epochNanoseconds - real()),
    reset: () => void (offset = 0n),
    moved: () => offset !== 0n,
    aheadMs: () => Number(offset / 1_000_000n),
  };
}

export function settableClock(start: Temporal.Instant | string): SettableClock {
  let current = Temporal.Instant.from(start);
  return {
    now: () => current,
    advance: (by) => void (current = current.toZonedDateTimeISO('UTC').add(by).toInstant()),
    set: (to) => void (current = Temporal.Instant.from(to)),
  };
}

/** An instant as REST answers show it: ISO 8601 in UTC with milliseconds. */
export function iso(instant: Temporal.Instant): string {
  return new Date(instant.epochMilliseconds).toISOString();
}

/** The earlier of two instants. */
export const earlier = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(one, other) < 0 ? one : other;

/** The later of two instants. */
export const later = (one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(one, other) < 0 ? other : one;
