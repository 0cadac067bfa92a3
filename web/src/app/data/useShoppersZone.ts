import { useEffect, useEffectEvent } from 'react';
import { browserTimeZone } from '../../storage/time-zone.ts';

/**
 * A page that the server has rendered before it knew where the shopper is tells the days of the store: they are asked for
 * once more, now that the browser has told its zone (N-78).
 *
 * @param told the zone of the days that are shown. @param ask asks for them again, past the cache
 */
export function useShoppersZone(told: string | undefined, ask: () => Promise<unknown>): void {
  const askAgain = useEffectEvent(() => {
    if (told === undefined || told === browserTimeZone()) return;
    // Without an answer the days of the store stay.
    ask().catch(() => undefined);
  });
  useEffect(() => askAgain(), []);
}
