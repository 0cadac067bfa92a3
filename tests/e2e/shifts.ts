import type { Page } from '@playwright/test';

/** Something that moved: how much of the screen by how far, and the words of what moved. */
interface Shift {
  value: number;
  what: string;
}
type WatchedWindow = Window & { shifted: Shift[] };

/** What digits that get more or fewer move beside them; a row that comes moves more. */
const digits = 0.002;

/** Notes whatever moves on the pages to come, also right after a press, which browsers forgive. */
export const notesShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = window as unknown as WatchedWindow;
    seen.shifted = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
        seen.shifted.push({
          value,
          what: sources.map(({ node }) => (node?.textContent ?? '').slice(0, 60)).join(' | '),
        });
      }
    }).observe({ type: 'layout-shift' });
  });

/** Forgets what has moved so far. */
export const forgetsShifts = (page: Page): Promise<void> =>
  page.evaluate(() => void ((window as unknown as WatchedWindow).shifted = []));

/** What has moved since, but for digits. */
export const shiftsOf = async (page: Page): Promise<Shift[]> =>
  (await page.evaluate(() => (window as unknown as WatchedWindow).shifted)).filter(({ value }) => value > digits);

/** Scrolls to the end of the page, a screen at a time, and back to its top. */
export async function scrollsThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const goes = async (to: number) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      for (let seen = 0; seen < 3; seen += 1) await frame();
    };
    const step = window.innerHeight * 0.8;
    // What opens as it comes near makes the page longer; so long is none.
    const longest = 40 * step;
    for (let at = 0; at < Math.min(longest, document.documentElement.scrollHeight); at += step) await goes(at);
    for (let at = window.scrollY; at > 0; at -= step) await goes(at);
    await goes(0);
  });
}
