import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

/** What each page is for, and who finds it there. */
const screens: readonly [key: string, path: string, what: (main: Locator) => Locator][] = [
  ['maya', '/', (main) => main.getByRole('link', { name: 'See what is due' })],
  ['maya', '/erums/cart/', (main) => main.getByRole('group', { name: /^(Quantity|Weight) of / })],
  ['maya', '/foru/coupons-deals', (main) => main.getByRole('button', { name: /^(Clip Coupon|Activate)/ })],
  [
    'maya',
    '/loyalty/offer-details/canned-cedar-hollow-canned-vegetables-off/CC',
    (main) => main.getByRole('button', { name: /^Clip Coupon/ }),
  ],
  ['maya', '/games/game-grid', (main) => main.getByRole('link', { name: /^Play now!/ })],
  [
    'maya',
    '/games/prize-details/harvest-entry?programCode=HARVEST-SPIN',
    (main) => main.getByRole('link', { name: 'Free entry, no purchase' }),
  ],
  ['maya', '/free-entry/HARVEST-SPIN', (main) => main.getByLabel('Full name')],
  ['maya', '/freshpass/manage/subscribe', (main) => main.getByRole('link', { name: 'Start Shopping' })],
  ['new', '/foru/welcome-offers', (main) => main.getByRole('heading', { level: 3 })],
];

/** How far below the bar at the foot the first of them ends, in px; 0 if the first screen shows it whole. */
async function hidden(page: Page, what: Locator): Promise<number> {
  const [box, bar] = await Promise.all([
    what.first().boundingBox(),
    page.getByRole('navigation', { name: 'Main' }).boundingBox(),
  ]);
  return box && bar ? Math.max(0, Math.round(box.y + box.height - bar.y)) : Number.POSITIVE_INFINITY;
}

test("on a phone, what a page is for stands whole in its first screen, above the bar at the window's foot", async ({
  shopper,
  page,
}) => {
  let who = '';
  for (const [key, path, what] of screens) {
    if (key !== who) await shopper.comes(key);
    who = key;
    await shopper.opens(path);
    await expect.poll(() => hidden(page, what(page.getByRole('main'))), path).toBe(0);
  }
});
