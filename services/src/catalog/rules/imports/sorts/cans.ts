import { type Sort, sort } from './sort.ts';

/** Cans and soups. */
export const cans: readonly Sort[] = [
  sort(
    /soups?\b|chili stew|bouillon/,
    'canned-goods-soups.soups-broth.broth-stock',
    'carton e0b45a',
    /broth|stock|bouillon|consomm/i,
  ),
  sort(/soups?\b|chili stew/, 'canned-goods-soups.soups-broth.soups', 'tin c9502e'),
  sort(
    /canned (vegetables|corn)|^tomatoes/,
    'canned-goods-soups.canned-vegetables-beans.vegetables',
    'tin d8432f',
    /tomato/i,
  ),
  sort(
    /canned vegetables|^tomatoes|vegetables prepared/,
    'canned-goods-soups.canned-vegetables-beans.vegetables',
    'tin 7fa83a',
  ),
  sort(/bottled beans|canned beans/, 'canned-goods-soups.canned-vegetables-beans.beans', 'tin 8a3f26'),
  sort(/canned fruit|fruit prepared/, 'canned-goods-soups.canned-fruit.fruit', 'tin f2a85a'),
  sort(/canned (tuna|seafood|fish)/, 'canned-goods-soups.canned-fish-meat.fish', 'tin 5fa8c9'),
  sort(/canned meat/, 'canned-goods-soups.canned-fish-meat.meat', 'tin c9503a'),
];
