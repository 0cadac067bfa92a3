/** The current time, always passed in. */
export interface Clock {
  now(): Temporal.Instant;
}

/** The instant of a moment in milliseconds; the same one while the moment is, for a page asks often. */
function instants(): (milliseconds: number) => Temporal.Instant {
  let last = Temporal.Instant.fromEpochMilliseconds(0);
  let lastMilliseconds = 0;
  return (milliseconds) => {
    if (milliseconds !== lastMilliseconds) {
      last = Temporal.Instant.fromEpochMilliseconds(milliseconds);
      lastMilliseconds = milliseconds;
    }
    return last;
  };
}

let lastRead: Temporal.Instant | null = null;
let lastReadMs = 0;

/** Milliseconds of an instant; a page compares the same one with many others. */
export function millisecondsOf(instant: Temporal.Instant): number {
  if (instant !== lastRead) {
    lastRead = instant;
    lastReadMs = instant.epochMilliseconds;
  }
  return lastReadMs;
}

const systemInstant = instants();

export const systemClock: Clock = { now: () => systemInstant(Date.now()) };

/** A clock that follows the services' clock, by the `date` header of their responses (N-78). */
export interface FollowingClock extends Clock {
  /** Call it when a request leaves; pass the response's `date` header, in whole seconds, to what it returns. */
  asking(): (date: string | undefined) => void;
}

/** @param own the machine's clock; its offset from the services' clock is tracked */
export function followingClock(own: Clock = systemClock): FollowingClock {
  let skew = 0;
  const instantOf = instants();
  // Most requests read it many times, and an instant takes longer to make than to read off.
  const ownNow = own === systemClock ? Date.now : () => own.now().epochMilliseconds;
  // Responses within the same second have the same header.
  let lastDate = '';
  let theirs = Number.NaN;
  return {
    now: () => instantOf(ownNow() + skew),
    asking() {
      const sentAt = ownNow();
      return (date) => {
        if (date === undefined) return;
        if (date !== lastDate) {
          lastDate = date;
          theirs = Date.parse(date);
        }
        if (Number.isNaN(theirs)) return;
        const receivedAt = ownNow();
        // The header is truncated to the second, and was written sometime between sending and receiving.
        const agrees = receivedAt + skew >= theirs && sentAt + skew < theirs + 1000;
        if (!agrees) skew = theirs + 500 - Math.round((sentAt + receivedAt) / 2);
      };
    },
  };
}
