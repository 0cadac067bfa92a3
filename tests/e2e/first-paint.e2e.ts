import type { Page } from '@playwright/test';
import { demoScreens } from './demo-screens.ts';
import { expect, test } from './fixtures.ts';
import { drawnBare } from './hard-load.ts';
import { largestHtml } from './largest-html.ts';
import { readScreen } from '../numbers/screen.ts';
import { storeDay } from '../numbers/dates.ts';
import { wrongNumbers } from '../numbers/wrong-numbers.ts';
import { expectWellMade } from './screens.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 390, height: 844 } });

/** Less than this of the screen may move: what a letter is wider in its own face than in the one before it. */
const stillness = 0.005;

interface Shift {
  value: number;
  moved: string[];
}
type WatchedWindow = typeof window & { shifts: Shift[] };

/** Notes what moves by itself from the first paint on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const { shifts } = Object.assign(window as WatchedWindow, { shifts: [] as Shift[] });
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => node?.textContent ?? '') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The words of a page, but for those of what needs scripts, which stays away without them. */
const wordsOf = async (page: Page): Promise<string> => {
  const words = await page.getByRole('main').evaluate((main: HTMLElement) => {
    const scripted = [...main.querySelectorAll<HTMLElement>('[data-needs-scripts]')];
    for (const part of scripted) part.style.setProperty('display', 'none', 'important');
    const text = main.innerText;
    for (const part of scripted) part.style.removeProperty('display');
    return text;
  });
  return words.replace(/\s+/g, ' ').trim();
};

/** Without scripts, the filters of a list are a form on the page, not a panel behind a button. */
const hasFilters = (path: string): boolean => /^\/(?:seller\/|foru\/coupons-deals|purchase-history|wine$)/.test(path);

/** As many screens as a test opens one after the other: few enough that tests can stand side by side. */
const perTest = 6;
/** Each screen in each of its states (`npm run test:all`) instead of once. */
const all = process.env['EVERY_SCREEN'] === 'yes';
const shown = demoScreens.filter(({ isAlike = false }) => all || !isAlike);
const visits = [...Map.groupBy(shown, ({ key }) => key)].flatMap(([key, screens]) =>
  screens.flatMap((_, at) => (at % perTest === 0 ? [{ key, screens: screens.slice(at, at + perTest) }] : [])),
);

for (const { key, screens } of visits)
  test(`${key} sees ${screens.map(({ name }) => name).join('; ')}: whole and dressed before any script, unmoved, and well made at every width, light and dark`, async ({
    shopper,
    page,
    browser,
    context,
  }) => {
    // The server knows the browser's time zone from the second page on.
    await shopper.arrives(key, { at: '/inbox' });
    await watchShifts(page);
    const today = storeDay(await shopper.stack.now());
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
    const reader = await plain.newPage();
    for (const { name, path } of screens) {
      await shopper.opens(path);
      const [answer] = await Promise.all([reader.goto(page.url()), shopper.settles()]);
      const html = await answer!.body();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const moved = await page.evaluate(() => (window as WatchedWindow).shifts);
      expect
        .soft(
          moved.reduce((sum, { value }) => sum + value, 0),
          `${name}: ${JSON.stringify(moved)}`,
        )
        .toBeLessThan(stillness);
      const words = await wordsOf(page);
      if (!hasFilters(path)) expect.soft(await wordsOf(reader), name).toBe(words);
      expect.soft(wrongNumbers(await readScreen(page, name), today)).toEqual([]);
      expect.soft(await drawnBare(page, html.toString()), name).toEqual([]);
      expect.soft(html.byteLength, name).toBeLessThanOrEqual(largestHtml(path));
      await expectWellMade(page, name, { largeText: /prize-details|\/games\/prizes|preference|inbox/.test(path) });
    }
    await plain.close();
  });
