let offset = 0;
const watching = new Set<() => void>();

/** Learns the server's clock from the `Date` header of an answer. */
export function setServerClock(header: string | null, now: number = Date.now()): void {
  const date = header ? Date.parse(header) : Number.NaN;
  // The header has whole seconds, cut off: half of one is added back.
  if (Number.isNaN(date)) return;
  const before = offset;
  offset = date + 500 - now;
  if (Math.abs(offset - before) > 1000) for (const told of watching) told();
}

/** Back to the browser's own clock, as on a freshly loaded page. */
export function forgetServerClock(): void {
  offset = 0;
}

/** Calls back when the server's clock turns out to be another than was thought. @returns ends it */
export function watchServerClock(callback: () => void): () => void {
  watching.add(callback);
  return () => watching.delete(callback);
}

/** The server's now, in epoch milliseconds: what ends at an instant of the server is counted down by this clock. */
export const serverNow = (): number => Date.now() + offset;

/** Seconds until an instant, rounded up, never below 0. */
export const secondsUntil = (instant: string, now: number = serverNow()): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000));
