/** The browser's and the server's clocks agree to within a second; anything less over a full minute is rounded down to it. */
const graceMs = 1000;

/** Hours and minutes until an instant, rounded up to the minute; both 0 when it has passed. */
export function timeLeft(until: string, now: number): { hours: number; minutes: number } {
  const left = Date.parse(until) - now;
  const minutes = left <= 0 ? 0 : Math.max(1, Math.ceil((left - graceMs) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
