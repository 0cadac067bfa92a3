import { useEffect } from 'react';

/** A page has settled when nothing more has come for so long, in milliseconds. */
const quiet = 1000;

/**
 * Follows the shopper's carts and orders while the page is seen, once it has settled. A hidden page follows nothing, and
 * one that is left may be kept for Back; what they missed is told when they come back.
 */
export function useLiveChanges(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let end: (() => void) | undefined;
    const leave = () => {
      end?.();
      end = undefined;
    };
    const look = () => {
      if (document.visibilityState === 'hidden') leave();
      else end ??= whenQuiet(() => (end = following()));
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [isWanted]);
}

/** Nothing of it is loaded before. @returns ends it */
function following(): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  // Without it, pages ask by timer.
  void import('./following.ts').then(
    ({ follow }) => {
      if (!isOver) end = follow();
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}

/** Once scripts have taken the page over and nothing more has come for a while. @returns calls it off */
function whenQuiet(run: () => void): () => void {
  const isTakenOver = () => performance.getEntriesByName?.('taken over').length > 0;
  const count = () => performance.getEntriesByType?.('resource').length ?? 0;
  let before = count();
  const timer = setInterval(() => {
    const now = count();
    if (now !== before || !isTakenOver()) return void (before = now);
    clearInterval(timer);
    run();
  }, quiet);
  return () => clearInterval(timer);
}
