import { type Sort, sort } from './sort.ts';

/** Dairy. */
export const dairy: readonly Sort[] = [
  sort(/^milk$|^dairy milk|milk products/, 'dairy-eggs-cheese.milk-cream.milk', 'carton 5a9be8'),
  sort(
    /^cream$|creamer/,
    'dairy-eggs-cheese.yogurt.cottage-cheese-sour-cream',
    'tub 8fc2e8',
    /sour cream|crema|cr[eè]me fra/i,
  ),
  sort(/^cream$|creamer/, 'dairy-eggs-cheese.milk-cream.cream-creamers', 'carton e0c98a'),
  sort(/^eggs|egg substitute/, 'dairy-eggs-cheese.eggs-butter.eggs', 'eggs f2c98a'),
  sort(
    /butter spread|^butter$|margarine/,
    'dairy-eggs-cheese.eggs-butter.butter-spreads',
    'tub f2d25a',
    /spread|tub|soft|margarine/i,
  ),
  sort(/butter spread|^butter$|margarine/, 'dairy-eggs-cheese.eggs-butter.butter-spreads', 'block f2d25a'),
  sort(/yogurt/, 'dairy-eggs-cheese.yogurt.yogurt', 'cup f2c9d8'),
  sort(
    /^cheese(?! sauce)/,
    'dairy-eggs-cheese.yogurt.cottage-cheese-sour-cream',
    'tub cfe0f0',
    /cottage cheese|sour cream/i,
  ),
  sort(
    /^cheese(?! sauce)/,
    'dairy-eggs-cheese.cheese.sliced-snack-cream-cheese',
    'tub f2e2b8',
    /cream cheese|spread|ricotta|neufch/i,
  ),
  sort(
    /^cheese(?! sauce)/,
    'dairy-eggs-cheese.cheese.sliced-snack-cream-cheese',
    'packet f2b84a',
    /slice|single|string|snack|stick/i,
  ),
  sort(/^cheese(?! sauce)/, 'dairy-eggs-cheese.cheese.block-shredded-cheese', 'pouch f2a83a', /shred|grated|crumble/i),
  sort(/^cheese(?! sauce)/, 'dairy-eggs-cheese.cheese.block-shredded-cheese', 'block f2a83a'),
];
