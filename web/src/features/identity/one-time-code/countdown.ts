import { secondsUntil } from '../../../page/clock.ts';
import { useServerNow } from '../../../app/data/useServerNow.ts';

/** Seconds as minutes and seconds: 24 is 0:24, 872 is 14:32. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const second = 1000;

/** Whole seconds until an instant by the server's clock, counted down to 0. */
export const useCountdown = (instant: string): number => secondsUntil(instant, useServerNow(instant, second));
