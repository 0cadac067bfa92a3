import { storeDay } from '../numbers/dates.ts';
import { contradictions, factsIn } from '../numbers/facts.ts';
import { readScreen } from '../numbers/screen.ts';
import { wrongNumbers } from '../numbers/wrong-numbers.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

/** Screens of a walk that tell the same in several ways. */
const everyones = [
  '/shop',
  '/shop/dairy-eggs-cheese',
  '/shop/dairy-eggs-cheese/cheese',
  '/shop/flowers-decor',
  '/search?q=candle',
];
const members = [
  '/',
  ...everyones,
  '/erums/cart/',
  '/games/game-grid',
  '/games/game-details/HARVEST-SPIN',
  '/games/game-details/MARKET-TRAIL',
  '/foru.html',
  '/foru/rewards.html',
  '/inbox',
  '/account/profile.html',
  '/freshpass/manage/subscribe',
  '/mylist.html',
];

for (const { who, key, paths } of [
  { who: 'a guest', key: null, paths: everyones },
  { who: 'a member', key: 'maya', paths: members },
])
  test(`N-49 S-263 whatever ${who} reads on one screen, no other contradicts: counts, sums, and days`, async ({
    shopper,
    page,
  }) => {
    if (key) await shopper.arrives(key, { at: '/stores' });
    const today = storeDay(await shopper.stack.now());
    const facts = [];
    for (const path of paths) {
      await shopper.opens(path);
      if (key)
        await expect(
          page
            .getByRole('button', { name: /^Shopping cart, \d/ })
            .or(page.getByRole('link', { name: /^Shopping cart, \d/ }))
            .first(),
        ).toBeVisible();
      const screen = await readScreen(page, path);
      expect.soft(wrongNumbers(screen, today)).toEqual([]);
      facts.push(...factsIn(screen));
    }
    expect(new Set(facts.map(({ of }) => of)).size).toBeGreaterThan(8);
    expect(contradictions(facts)).toEqual([]);
  });
