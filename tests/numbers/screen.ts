import type { Page } from '@playwright/test';

/** What a screen says, as somebody reads it. */
export interface Screen {
  /** How people call it. */
  name: string;
  /** Of its address. */
  path: string;
  /** Is it narrowed by its address: a search, a filter? */
  isNarrowed: boolean;
  /** Its words, line by line. */
  lines: readonly string[];
  /** Names of what has no words, or others than it shows. */
  labels: readonly string[];
  /** What leads somewhere, with its words on one line; a path with its query. */
  links: readonly { path: string; text: string }[];
  /** Things in lists, with their lines, and where they lead. */
  cards: readonly { path: string | null; lines: readonly string[] }[];
}

/** Reads the screen that a page shows. */
export async function readScreen(page: Page, name: string): Promise<Screen> {
  const read = await page.evaluate(() => {
    const linesOf = (element: HTMLElement) => element.innerText.split('\n').flatMap((line) => line.trim() || []);
    const all = <E extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());
    const links = all<HTMLAnchorElement>('a[href]').filter(({ origin }) => origin === location.origin);
    return {
      path: location.pathname,
      isNarrowed: location.search !== '',
      lines: linesOf(document.body),
      labels: all('[aria-label]').map((element) => element.getAttribute('aria-label') ?? ''),
      links: links.map((link) => ({
        path: link.pathname + link.search,
        text: (link.getAttribute('aria-label') ?? link.innerText).replaceAll(/\s+/g, ' ').trim(),
      })),
      cards: all('li, article')
        .filter((card) => !card.querySelector('li, article'))
        .map((card) => ({
          path: card.querySelector<HTMLAnchorElement>('a[href]')?.pathname ?? null,
          lines: linesOf(card),
        })),
    };
  });
  return { name, ...read };
}
