import { demoScreens } from './demo-screens.ts';
import { expect, test } from './fixtures.ts';
import { forgetsShifts, notesShifts, scrollsThrough, shiftsOf } from './shifts.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 390, height: 844 } });

/** Screens that are opened by an act, beside those of the demonstration. */
const others = [
  { name: 'search', key: 'maya', path: '/search?q=yogurt' },
  { name: 'departments', key: 'maya', path: '/shop' },
  { name: 'department', key: 'maya', path: '/shop/dairy-eggs-cheese' },
  { name: 'cart', key: 'maya', path: '/erums/cart/' },
  { name: 'orders', key: 'maya', path: '/account/orders.html' },
  { name: 'order', key: 'maya', path: '/account/orders/4471849' },
  { name: 'usuals', key: 'maya', path: '/quick-add' },
  { name: 'Schedule & Save', key: 'maya', path: '/schedule-and-save' },
  { name: 'Bonus Path', key: 'maya', path: '/foru/bonus-path' },
  { name: 'rewards', key: 'maya', path: '/foru/rewards.html' },
  { name: 'welcome offers', key: 'maya', path: '/foru/welcome-offers.html' },
  { name: 'FreshPass', key: 'maya', path: '/freshpass/manage/subscribe' },
  { name: 'club card', key: 'maya', path: '/account/club-card.html' },
  { name: 'stores', key: 'maya', path: '/stores?zip=94103' },
  { name: 'store', key: 'maya', path: '/stores/2910' },
  { name: 'purchase history', key: 'maya', path: '/purchase-history' },
  { name: 'help', key: 'maya', path: '/info/help' },
];
/** As many screens as a test opens one after the other. */
const perTest = 10;
const screens = [...demoScreens.filter(({ isAlike = false }) => !isAlike), ...others];
const walks = [...Map.groupBy(screens, ({ key }) => key)].flatMap(([key, all]) =>
  all.flatMap((_, at) => (at % perTest === 0 ? [{ key, some: all.slice(at, at + perTest) }] : [])),
);

for (const { key, some } of walks)
  test(`nothing moves while ${key} scrolls to the end and back: ${some.map(({ name }) => name).join('; ')}`, async ({
    shopper,
    page,
  }) => {
    await shopper.comes(key);
    await notesShifts(page);
    for (const { name, path } of some) {
      await shopper.opens(path);
      await shopper.settles();
      await forgetsShifts(page);
      await scrollsThrough(page);
      await shopper.settles();
      expect.soft(await shiftsOf(page), name).toEqual([]);
    }
  });
