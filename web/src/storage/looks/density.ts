import { pageNews } from '../../page/news.ts';
import { pageState } from '../../page/page.ts';
import { cookieNames, densityOf } from '../cookies.ts';
import { keepCookie } from '../keep-cookie.ts';

const { subscribe, tell } = pageNews();
/** What was pressed and isn't drawn yet. */
const pressed = pageState((): { compact?: boolean } => ({}));

/** Draws the lists of this page as was pressed last. */
function draw(): void {
  const { compact } = pressed();
  const root = document.documentElement;
  if (compact) root.dataset['density'] = 'compact';
  else delete root.dataset['density'];
}

/** Are lists compact in this browser? As on the document, which the server rendered by the cookie. For `useSyncExternalStore`. */
export const isCompact = {
  subscribe,
  read: (): boolean => pressed().compact ?? densityOf(document.documentElement.dataset['density']) !== undefined,
  readOnServer: (): boolean => false,
  /**
   * Shows the lists of this page and of every later one with as many as fit, or as they are made. To lay out a list
   * takes many frames on a phone: the button answers in the first, the list follows.
   */
  choose: (compact: boolean): void => {
    pressed().compact = compact;
    keepCookie(cookieNames.density, compact ? 'compact' : null);
    tell();
    requestAnimationFrame(() => setTimeout(draw));
  },
};
