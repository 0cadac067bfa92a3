import { type Sort, sort } from './sort.ts';

/** Bakery, deli, meat, and produce. */
export const fresh: readonly Sort[] = [
  sort(/croissants|pastries|sweet bakery/, 'bread-bakery.fresh-bakery.pastries-donuts', 'clamshell e0a85a'),
  sort(/^cakes/, 'bread-bakery.fresh-bakery.cakes-pies', 'packet f28ab8'),
  sort(/^breads?\b/, 'international-cuisine.hispanic.tacos-mexican-pantry', 'packet e8c98a', /tortilla/i),
  sort(/^breads?\b/, 'bread-bakery.bread.bagels-breakfast-breads', 'bread c98a4a', /bagel|english muffin/i),
  sort(/^breads?\b/, 'bread-bakery.bread.buns-rolls', 'bread d9a05a', /\b(buns?|rolls?)\b/i),
  sort(
    /^breads?\b/,
    'bread-bakery.bread.artisan-bread',
    'bread c98a4a',
    /artisan|baguette|ciabatta|sourdough|focaccia|french|italian|pita|naan/i,
  ),
  sort(/^breads?\b/, 'bread-bakery.bread.sliced-bread', 'bread d9a05a'),
  sort(
    /pepperoni|cold cuts|other deli|cooked prepared/,
    'deli.dips-packaged-deli.lunch-meat-hot-dogs',
    'packet c9503a',
  ),
  sort(/^sausages|^bacon/, 'meat-seafood.poultry-pork.bacon-sausage', 'packet c9503a', /bacon/i),
  sort(/^sausages|^bacon/, 'deli.dips-packaged-deli.lunch-meat-hot-dogs', 'packet d9702e', /hot ?dog|frank|wiener/i),
  sort(/^sausages|^bacon/, 'meat-seafood.poultry-pork.bacon-sausage', 'tray c9503a'),
  sort(/deli salads/, 'deli.sandwiches-salads.salads-sides', 'tub 8fb56a'),
  sort(
    /subs sandwiches|breakfast sandwiches/,
    'prepared-meals-catering.chilled-meals.ready-to-heat-meals',
    'packet d9a05a',
  ),
  sort(/^sushi/, 'prepared-meals-catering.chilled-meals.ready-to-heat-meals', 'tray d9502e'),
  sort(/^poultry|^chicken|^turkey/, 'meat-seafood.poultry-pork.chicken-turkey', 'tray e0a85a'),
  sort(/^fish|^seafood/, 'meat-seafood.seafood.smoked-prepared-seafood', 'tray f2a08a'),
  sort(/other meats|vegetarian/, 'international-cuisine.asian.noodles-asian-pantry', 'packet e8dcc0', /tofu|tempeh/i),
  sort(/other meats|^meat|^beef/, 'meat-seafood.beef.ground-beef', 'tray c9402a', /ground/i),
  sort(/other meats|^meat|^beef|^pork/, 'meat-seafood.beef.steaks-roasts', 'tray c9402a'),
  sort(
    /pre packaged fruit|fresh (fruit|vegetables)|^produce/,
    'fruits-vegetables.fresh-vegetables.salad-greens',
    'clamshell 6fae5a',
    /salad|spinach|lettuce|greens|kale|slaw|arugula/i,
  ),
  sort(
    /pre packaged fruit|fresh (fruit|vegetables)|^produce/,
    'fruits-vegetables.prepared-produce.cut-fruit-vegetables',
    'clamshell f2a83a',
  ),
];
