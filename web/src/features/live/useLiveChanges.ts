import { useEffect } from 'react';
import { whenIdle } from '../../app/loading/when-idle.ts';

/**
 * Follows the shopper's carts, orders, and list while the page is seen, once it has settled. A hidden page follows nothing, and
 * one that is left may be kept for Back; what they missed is told when they come back.
 */
export function useLiveChanges(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const unmounted = new AbortController();
    let end: (() => void) | undefined;
    const leave = () => {
      end?.();
      end = undefined;
    };
    const look = () => {
      if (document.hidden) leave();
      else end ??= following();
    };
    look();
    document.addEventListener('visibilitychange', look, unmounted);
    addEventListener('pagehide', leave, unmounted);
    addEventListener('pageshow', look, unmounted);
    return () => {
      unmounted.abort();
      leave();
    };
  }, [isWanted]);
}

/** @returns ends it */
function following(): () => void {
  let isOver = false;
  let end = whenIdle(
    () =>
      // Without it, pages ask by timer.
      void import('./following.ts').then(
        ({ followWhenQuiet }) => {
          if (!isOver) end = followWhenQuiet();
        },
        () => undefined,
      ),
  );
  return () => {
    isOver = true;
    end();
  };
}
