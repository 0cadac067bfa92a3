import { useEffect, useState } from 'react';
import { serverNow, watchServerClock } from '../../page/clock.ts';

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
    // An answer may have set the clock right since the first render.
    const soon = setTimeout(() => setNow((shown) => (Math.abs(serverNow() - shown) > 1000 ? serverNow() : shown)));
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      unwatch();
    };
  }, [until, isOver, everyMs]);
  return now;
}
