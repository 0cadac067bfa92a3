import { pageNews } from '../../page/news.ts';
import { cookieNames, type Scheme, schemeOf } from '../cookies.ts';
import { mediaOf } from './theme-color.ts';
import { keepCookie } from '../keep-cookie.ts';

const { subscribe, tell } = pageNews();

/** The scheme chosen in this browser, as on the document, which the server rendered by the cookie. For `useSyncExternalStore`. */
export const chosenScheme = {
  subscribe,
  read: (): Scheme | 'system' => schemeOf(document.documentElement.dataset['scheme']) ?? 'system',
  readOnServer: (): 'system' => 'system',
  /** Shows this page and every later one in light or dark, or like the system. */
  choose: (choice: Scheme | 'system'): void => {
    const root = document.documentElement;
    if (choice === 'system') delete root.dataset['scheme'];
    else root.dataset['scheme'] = choice;
    for (const scheme of ['light', 'dark']) {
      const color = document.querySelector<HTMLMetaElement>(`#theme-${scheme}`);
      if (color) color.media = mediaOf(scheme, choice);
    }
    keepCookie(cookieNames.scheme, choice === 'system' ? null : choice);
    tell();
  },
};
