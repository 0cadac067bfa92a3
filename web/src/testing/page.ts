import { endPage, startPage, thisPage } from '../page/page.ts';

/** Wednesday noon in California, when every test and story begins. The clock stands until one of them moves it. */
export const startOfTests = Date.parse('2026-08-05T19:00:00Z');

/** Loads the page anew, in the same browser: what it stores stays, what the page knew is gone. */
export function reloadPage(): void {
  const { now } = thisPage();
  endPage();
  startPage({ now, openedAt: now() });
}

/** Removes everything that the browser stores. */
export function emptyBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=');
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
