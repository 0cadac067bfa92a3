import { useEffect, useEffectEvent } from 'react';
import { useServerNow } from './useServerNow.ts';

/** How often the clock is looked at, in milliseconds. */
const tick = 10_000;
const longAgo = new Date(0).toISOString();

/** Draws nothing, and calls once an instant has passed by the server's clock while the page is open. */
export function OncePassed({ at, onPassed }: { at: string | null; onPassed: () => void }): null {
  const now = useServerNow(at ?? longAgo, tick);
  const hasPassed = at !== null && now >= Date.parse(at);
  const tell = useEffectEvent(onPassed);
  useEffect(() => {
    if (hasPassed) tell();
  }, [at, hasPassed]);
  return null;
}
