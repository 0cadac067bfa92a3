/** Hours and minutes until an instant, rounded up to the minute; both 0 when it has passed. */
export function timeLeft(until: string, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
