import { pageNews } from './news.ts';
import { type PageOptions, pageState, thisPage } from './page.ts';

/** The clock of a real browser: the one place that reads it. Everything else asks the page. */
export const browserClock: PageOptions = { now: Date.now, openedAt: Date.now() - performance.now() };

/** The clock of a request: the page is drawn at one instant. */
export function requestClock(): PageOptions {
  const at = Date.now();
  return { now: () => at, openedAt: at };
}

/** The browser's now, in epoch milliseconds: for the age of what the browser itself has noted. */
export const pageNow = (): number => thisPage().now();

const server = pageState((): { offset?: number } => ({}));
const corrected = pageNews();

/** Learns the server's clock from the `Date` header of an answer. */
export function setServerClock(header: string | null, at: number = pageNow()): void {
  const date = header ? Date.parse(header) : Number.NaN;
  // The header has whole seconds, cut off: half of one is added back.
  if (Number.isNaN(date)) return;
  const clock = server();
  const moved = date + 500 - at - (clock.offset ?? Number.NaN);
  clock.offset = date + 500 - at;
  if (!(Math.abs(moved) <= 1000)) corrected.tell();
}

/** How far the server's clock is ahead of the browser's, in milliseconds, once an answer has told. */
export const serverOffset = (): number | undefined => server().offset;

/** Calls back when an answer first tells the server's clock, and when it turns out to be another than was thought. @returns ends it */
export const watchServerClock = corrected.subscribe;

/** The server's now, in epoch milliseconds: what ends at an instant of the server is counted down by this clock. */
export const serverNow = (): number => pageNow() + (serverOffset() ?? 0);

/** Seconds until an instant, rounded up, never below 0. */
export const secondsUntil = (instant: string, at: number = serverNow()): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - at) / 1000));
