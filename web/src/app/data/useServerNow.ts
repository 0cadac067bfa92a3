import { useEffect, useState } from 'react';
import { serverNow, watchServerClock } from './server-clock.ts';

/**
 * The server's now until an instant: anew every so many milliseconds, and at once when an answer sets the clock right.
 * From the instant on it stands still.
 */
export function useServerNow(until: string, everyMs: number): number {
  const [now, setNow] = useState(serverNow);
  const isOver = now >= Date.parse(until);
  useEffect(() => {
    const update = () => setNow(serverNow());
    const timer = isOver ? undefined : setInterval(update, everyMs);
    const unwatch = watchServerClock(update);
    return () => {
      clearInterval(timer);
      unwatch();
    };
  }, [until, isOver, everyMs]);
  return now;
}
