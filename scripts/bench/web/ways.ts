import type { Locator, Page } from 'playwright';

/** Something that shoppers do, and how it is undone, so that it can be repeated on the same page. */
export interface Way {
  name: string;
  /** The screen, as a member finds it. */
  path: string;
  /** Whose screen it is: a demo shopper's own, or that of a copy, who may change anything. */
  who?: 'demo';
  /** Leads to where it can be done: once on the open page. */
  first?: (page: Page) => Promise<unknown>;
  /** The same before each time. */
  before?: (page: Page) => Promise<unknown>;
  /** What is tapped and measured, or what else is done. */
  does: (page: Page) => Locator | (() => Promise<unknown>);
  /** Leads back, unmeasured. */
  after?: (page: Page) => Promise<unknown>;
  /** No more often than this, however often it is asked for. */
  most?: number;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();
const main = (page: Page): Locator => page.getByRole('main');
const products = (page: Page): Locator => page.getByRole('list', { name: 'Products' });
const onList = (page: Page, name: RegExp): Locator => products(page).getByRole('button', { name }).first();
const product = (page: Page): Locator => products(page).getByRole('link').first();
const search = (page: Page): Locator => page.getByRole('combobox', { name: /^Search/ });
const filters = (page: Page): Promise<void> => button(page, /^Filters/).tap();
const escape = (page: Page): Promise<void> => page.keyboard.press('Escape');
const list = '/search?q=yogurt';
const add = /^Add (?!one|to )/;

/** What shoppers do most. */
export const ways: readonly Way[] = [
  {
    name: 'Add a product on a list',
    path: list,
    does: (page) => onList(page, add),
    after: (page) => onList(page, /^Remove (?!one)/).tap(),
  },
  {
    name: 'One more of it',
    path: list,
    first: (page) => onList(page, add).tap(),
    does: (page) => onList(page, /^Add one /),
  },
  {
    name: 'One less of it',
    path: '/product/974041611',
    first: async (page) => {
      for (let count = 0; count < 20; count += 1)
        await main(page)
          .getByRole('button', { name: /^Add one / })
          .first()
          .tap();
    },
    does: (page) =>
      main(page)
        .getByRole('button', { name: /^Remove one / })
        .first(),
  },
  {
    name: 'Clip a coupon',
    path: '/foru/coupons-deals',
    does: (page) => button(page, /^Clip Coupon: /),
    after: async (page) => {
      const later = page.getByRole('button', { name: 'Not now' });
      if (await later.isVisible()) await later.tap();
    },
  },
  {
    name: 'Filter a list',
    path: list,
    first: filters,
    does: (page) => page.getByRole('dialog').locator('label:has(input[type=checkbox])').first(),
  },
  {
    name: 'Sort a list',
    path: '/wine',
    first: async (page) => {
      await filters(page);
      await page.getByRole('dialog').getByRole('combobox', { name: 'Sort' }).focus();
    },
    does: (page) => () => page.keyboard.press('ArrowDown'),
    after: (page) => page.keyboard.press('ArrowUp'),
  },
  {
    name: 'Open the cart',
    path: list,
    does: (page) => page.getByRole('link', { name: /^Shopping cart/ }).first(),
    after: escape,
  },
  { name: 'Open the menu', path: list, does: (page) => button(page, /^Menu$/), after: escape },
  {
    name: 'Type in search',
    path: '/',
    first: (page) => search(page).tap(),
    does: (page) => () => page.keyboard.type('eggs', { delay: 150 }),
    after: (page) => search(page).fill(''),
  },
  { name: 'Open a product', path: list, does: product, after: (page) => page.goBack() },
  {
    name: 'Go back to the list',
    path: list,
    before: async (page) => {
      await product(page).tap();
      await page.waitForURL('**/product/**');
    },
    does: (page) => () => page.evaluate(() => setTimeout(() => history.back())),
  },
  {
    name: 'Put a product on My List',
    path: '/product/974041611',
    does: (page) => main(page).getByRole('button', { name: /list/i }).first(),
  },
  { name: 'Switch density', path: list, does: (page) => button(page, 'Compact view') },
  {
    name: 'Clip for a cart',
    path: '/erums/cart/',
    does: (page) => button(page, 'Clip for my cart'),
    after: (page) =>
      page.getByRole('region', { name: 'Coupons for this cart' }).getByRole('button', { name: 'Undo' }).tap(),
  },
  {
    name: 'Open a dialog',
    path: list,
    does: (page) => page.getByRole('link', { name: /^(Pickup|Delivery|Shop in-store)/ }).first(),
    after: escape,
  },
  {
    name: 'Choose a store',
    path: '/stores?zip=94123',
    does: (page) => main(page).getByRole('button', { name: 'Pickup', exact: true }).first(),
  },
  {
    name: 'Play a game',
    path: '/games/play/HARVEST-SPIN',
    does: (page) => button(page, 'Play now!'),
    after: (page) => page.reload(),
    most: 3,
  },
  {
    name: 'Accept a swap',
    path: '/account/orders/4471849',
    who: 'demo',
    does: (page) => button(page, /^Keep it/),
    after: (page) => button(page, /^Undo/).tap(),
  },
  {
    name: 'Switch tabs',
    path: '/games/activity',
    does: (page) => main(page).getByRole('link', { name: /^Plays \d+/ }),
    after: (page) => main(page).getByRole('link', { name: /^All/ }).tap(),
  },
  {
    name: 'Load more',
    path: '/games/activity',
    does: (page) => button(page, 'Load more'),
    after: (page) => page.reload(),
  },
  {
    name: 'Remove a line',
    path: '/erums/cart/',
    before: (page) => button(page, /^More for /).tap(),
    does: (page) => page.getByRole('menuitem', { name: /^Remove/ }),
    after: (page) => button(page, 'Undo').tap(),
  },
];
