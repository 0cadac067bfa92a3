/** What is left until a moment, in whole days, or hours, or minutes: the largest that there is one of. */
export function timeLeft(until: string, now: number): { d: number; h: number; m: number } | null {
  const left = Date.parse(until) - now;
  if (!(left > 0)) return null;
  const minutes = Math.floor(left / 60_000);
  return { d: Math.floor(minutes / 1440), h: Math.floor(minutes / 60) % 24, m: minutes % 60 };
}
