import { expect, type Page } from '@playwright/test';
import { axeScript, type AxeWindow } from '../axe.ts';

/** Widths at which the layout changes (G-121, S-260), in CSS pixels. */
const widths = [360, 768, 990, 1440] as const;
/** Where text of twice the size is looked at (WCAG 1.4.4). */
const largeTextWidths = [390, 1440] as const;
/** Where axe looks, and in which scheme: phone and desktop hold all that is shown in between; dark differs from light in its colors alone. */
const looked: Readonly<Record<number, 'light' | 'dark'>> = { 360: 'light', 1440: 'dark' };

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page, one line for each element. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // An evaluated script is not held back by the page's policy, and costs no second page as axe's own builder does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(async (runOnly) => {
    // A color on its way from one scheme to the other is neither. What a closed <details> hides never arrives.
    const turning = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility());
    await Promise.allSettled(turning.map((transition) => transition.finished));
    const { violations } = await (window as unknown as AxeWindow).axe.run(document, {
      resultTypes: ['violations'],
      runOnly,
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
    );
  }, rules);
}

/** By how many px the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The screen as it stands has no fault on phone and desktop, light and dark, and no sideways scroll at any width; with `largeText` not with text of twice the size either. */
export async function expectWellMade(page: Page, name: string, { largeText = false } = {}): Promise<void> {
  const places = new Map<string, string[]>();
  const note = (fault: string, place: string) => places.set(fault, [...(places.get(fault) ?? []), place]);
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    const wider = await overflow(page);
    if (wider > 0) note(`the page is ${wider} px wider than the window`, `${width} px`);
    const scheme = looked[width];
    if (!scheme) continue;
    await page.emulateMedia({ colorScheme: scheme });
    for (const fault of await accessibilityFaults(page)) note(fault, `${width} px ${scheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of largeText ? largeTextWidths : []) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => document.documentElement.setAttribute('style', 'font-size: 200%'));
    const wider = await overflow(page);
    if (wider > 0) note(`with text of 200 % the page is ${wider} px wider than the window`, `${width} px`);
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
  }
  if (before) await page.setViewportSize(before);
  const faults = [...places].map(([fault, where]) => `${fault} (${where.join(', ')})`);
  expect.soft(faults, name).toEqual([]);
}
