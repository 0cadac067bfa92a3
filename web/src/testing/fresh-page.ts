import { forgetServerClock } from '../app/data/server-clock.ts';
import { sessionStore } from '../app/data/session.ts';
import { knownCarts } from '../features/cart/known/known-carts.ts';
import { liveChanges } from '../features/live/live-changes.ts';
import { analyticsConsent } from '../storage/analytics-consent.ts';
import { quickAddBasket } from '../storage/quick-add-basket.ts';
import { recentSearches } from '../storage/recent-searches.ts';
import { cookieNames } from '../storage/cookies.ts';
import { keepCookie } from '../storage/keep-cookie.ts';
import { soundSetting } from '../storage/sound-setting.ts';

/** Back to the state of a freshly loaded page in an empty browser: tests share one document and its modules. */
export function freshPage(): void {
  forgetServerClock();
  sessionStore.reset();
  knownCarts.reset();
  liveChanges.forget();
  analyticsConsent.set(false);
  quickAddBasket.clear();
  recentSearches.clear();
  soundSetting.set(false);
  keepCookie(cookieNames.seenPlays, null);
  localStorage.clear();
  sessionStorage.clear();
}
