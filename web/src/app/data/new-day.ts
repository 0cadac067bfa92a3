import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { pageNow, serverOffset, watchServerClock } from '../../page/clock.ts';
import { thisPage } from '../../page/page.ts';
import { sessionStore } from './session.ts';
import { useShop } from './shop.ts';

/** How often a page looks whether a new day has begun, in milliseconds: pages that stay open over midnight ask within so long, each at its own moment. */
const lookEvery = 60_000;
const hour = 60 * lookEvery;

/**
 * Asks for the page's data again once a new day has begun at the visitor's store, in its zone and by the server's clock: what is
 * due, what is out today, and what ends by a day is another then. A page that nobody sees asks when it is next seen.
 */
export function useNewDay(): void {
  const { revalidate } = useRevalidator();
  const timeZone = useShop()?.store.timeZone;
  const refresh = useEffectEvent(() => {
    // Who goes on without signing in is not asked again and again.
    if (!sessionStore.hasEnded()) void revalidate();
  });
  useEffect(() => {
    if (timeZone === undefined) return undefined;
    const format = new Intl.DateTimeFormat('en-US', { timeZone });
    const { openedAt, drawnAt = openedAt } = thisPage();
    let shown = format.format(drawnAt);
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      // Until an answer has told the server's clock, a device whose own is days off begins no day (T-10).
      const today = format.format(
        pageNow() + (serverOffset() ?? Math.ceil((drawnAt - openedAt - lookEvery) / hour) * hour),
      );
      if (today === shown) return;
      shown = today;
      refresh();
    };
    // What happened before this part of the page was there counts too.
    look();
    const timer = setInterval(look, lookEvery);
    const unwatch = watchServerClock(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      unwatch();
      document.removeEventListener('visibilitychange', look);
    };
  }, [timeZone]);
}
