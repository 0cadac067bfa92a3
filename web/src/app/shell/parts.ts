import { loadable } from '../loading/loadable.tsx';

/**
 * The foot of every page. The browser takes it over after everything above it, and loads its code only then; the links
 * of the server's page work meanwhile.
 */
export const footer = loadable('', async () => (await import('./footer/Footer.tsx')).Footer);

/** The site's areas in a row, and on a phone the bar at the foot; their links work before their code is there, as those of the foot do. */
export const siteNavigation = loadable('', async () => (await import('./header/SiteNavigation.tsx')).SiteNavigation);
export const bottomBar = loadable('', async () => (await import('./bar/BottomBar.tsx')).BottomBar);

/** What stands around the screens that are no part of the shop. */
export const forUArea = loadable('src/app/shell/ForUArea.tsx', async () => (await import('./ForUArea.tsx')).ForUArea);

/** What stands in place of screens before a store is open; nobody else loads its code. */
export const welcome = loadable(
  'src/app/shell/welcome/Welcome.tsx',
  async () => (await import('./welcome/Welcome.tsx')).Welcome,
);

/** Loads what stands around screens, so that a page is whole when it is first drawn. What fails here is loaded again when it is drawn. */
export const loadFrame = (): Promise<unknown> =>
  Promise.allSettled([footer.load(), siteNavigation.load(), bottomBar.load(), forUArea.load()]);
