import { useEffect, useState } from 'react';
import { secondsUntil, serverNow } from '../../app/server-clock.ts';

/** Seconds as minutes and seconds: 24 is 0:24, 872 is 14:32. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Whole seconds until an instant by the server's clock, counted down to 0. */
export function useCountdown(instant: string): number {
  const [now, setNow] = useState(serverNow);
  const left = secondsUntil(instant, now);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [instant, isOver]);
  return left;
}
