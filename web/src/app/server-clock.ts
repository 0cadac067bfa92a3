let offset = 0;

/** Learns the server's clock from the `Date` header of an answer. */
export function setServerClock(header: string | null, now: number = Date.now()): void {
  const date = header ? Date.parse(header) : Number.NaN;
  // The header has whole seconds, cut off: half of one is added back.
  if (!Number.isNaN(date)) offset = date + 500 - now;
}

/** The server's now, in epoch milliseconds: what ends at an instant of the server is counted down by this clock. */
export const serverNow = (): number => Date.now() + offset;

/** Seconds until an instant, rounded up, never below 0. */
export const secondsUntil = (instant: string, now: number = serverNow()): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
