export type Greeting = 'morning' | 'afternoon' | 'evening';

/** The time of day on a store's clock. @param now epoch milliseconds @param timeZone IANA zone of the store */
export function greetingAt(now: number, timeZone: string): Greeting {
  const hour = Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now));
  if (hour < 4 || hour >= 17) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
