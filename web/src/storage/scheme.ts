import { cookieNames, type Scheme, schemeOf } from './cookies.ts';
import { keepCookie } from './keep-cookie.ts';

const changed = new EventTarget();

/** The scheme chosen in this browser, as on the document, which the server rendered by the cookie. For `useSyncExternalStore`. */
export const chosenScheme = {
  subscribe: (listener: () => void): (() => void) => {
    changed.addEventListener('change', listener);
    return () => changed.removeEventListener('change', listener);
  },
  read: (): Scheme | 'system' => schemeOf(document.documentElement.dataset['scheme']) ?? 'system',
  readOnServer: (): 'system' => 'system',
  /** Shows this page and every later one in light or dark, or like the system. */
  choose: (choice: Scheme | 'system'): void => {
    const root = document.documentElement;
    if (choice === 'system') delete root.dataset['scheme'];
    else root.dataset['scheme'] = choice;
    keepCookie(cookieNames.scheme, choice === 'system' ? null : choice);
    changed.dispatchEvent(new Event('change'));
  },
};
