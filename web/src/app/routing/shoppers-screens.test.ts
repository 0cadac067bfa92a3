import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screens, type Screen } from './paths.ts';
import { isForShoppers, shoppersScreens } from './shoppers-screens.ts';

const source = join(import.meta.dirname, '../..');
/** Screens whose operations stand with what else asks for the same. */
const elsewhere: Partial<Record<Screen, string>> = {
  gameGrid: 'features/games/PlayAndEarn/*.graphql',
  orderCart: 'features/cart/keeper/OrderCart.graphql',
};

/** Do the operations of the screen's folder ask for the shopper first? */
function asksForMe(screen: Screen): boolean {
  const own = join(source, 'routes', screens[screen].replace(/\/:.*|\.html$/, ''));
  if (!existsSync(join(own, 'route.tsx'))) return false;
  const files = globSync(elsewhere[screen] ? join(source, elsewhere[screen]) : join(own, '*.graphql'));
  const operations = files.map((file) => readFileSync(file, 'utf8'));
  const queries = operations.flatMap((text) => text.match(/^query [^{]+\{\n {2}\w+/gm) ?? []);
  return queries.length > 0 && queries.every((query) => query.endsWith('  me'));
}

test('G-63 the screens that a guest is sent away from are those whose every operation asks for the shopper', () => {
  const names = Object.keys(screens) as Screen[];
  expect(names.filter(asksForMe).toSorted()).toEqual([...shoppersScreens].toSorted());
});

test('G-63 a path that a screen would refuse itself is left to it', () => {
  expect(isForShoppers('/games/game-details/HARVEST-SPIN')).toBe(true);
  expect(isForShoppers('/games/game-details/a%20b')).toBe(false);
  expect(isForShoppers(`/games/game-details/${'A'.repeat(100)}`)).toBe(false);
  expect(isForShoppers('/account/sign-in.html')).toBe(false);
});
