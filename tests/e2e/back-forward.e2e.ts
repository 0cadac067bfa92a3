import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { expect, test } from './fixtures.ts';
import { Shopper } from './shopper.ts';

interface Explanation {
  type: 'SupportPending' | 'PageSupportNeeded' | 'Circumstantial';
  reason: string;
}

/** Leaves the page for another document and goes back. @returns what of the page's own kept the browser from bringing it back as it was */
async function reasonsAgainst(page: Page, stack: Shopper['stack'], path: string): Promise<string[]> {
  await page.goto(stack.url(path), { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isAsItWas: true }));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  const reasons: string[] = [];
  const judged = new Promise<void>((resolve) => {
    devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      for (const { type, reason } of notRestoredExplanations as Explanation[])
        if (type === 'PageSupportNeeded') reasons.push(reason);
      resolve();
    });
  });
  await page.evaluate((elsewhere) => window.location.assign(elsewhere), stack.url('/healthz'));
  await page.waitForURL('**/healthz');
  const returned = page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await page.evaluate(() => window.history.back()).catch(() => undefined);
  // A browser that can bring pages back has nothing to explain.
  await Promise.race([judged, returned.then(() => page.waitForFunction('window.isAsItWas'))]);
  await devTools.detach();
  return reasons;
}

test('no page keeps the browser from bringing it back at once with Back and Forward', async ({ stack }) => {
  // The browser of the other tests is told not to bring pages back.
  const browser = await chromium.launch({
    ...chromiumLaunch(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await new Shopper(page, stack).arrives('maya');
  for (const path of ['/games/game-grid', '/games/game-details/HARVEST-SPIN', '/account/profile.html'])
    expect(await reasonsAgainst(page, stack, path), path).toEqual([]);
  await browser.close();
});

test('S-109 a page that comes back shows nothing of a shopper who has signed out since', async ({
  shopper,
  page,
  context,
}) => {
  await shopper.arrives('maya');
  const isShown = () => page.getByRole('main').isVisible();
  const step = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await step('pagehide');
  expect(await isShown()).toBe(false);
  await step('pageshow');
  await expect.poll(isShown).toBe(true);
  await step('pagehide');
  await context.clearCookies();
  await step('pageshow');
  await page.waitForURL('**/account/sign-in.html');
});
