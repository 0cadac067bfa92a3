import { type Sort, sort } from './sort.ts';

/** Snacks and sweets. */
export const snacks: readonly Sort[] = [
  sort(
    /popcorn peanuts|nuts? seeds/,
    'cookies-snacks-candy.chips-salty-snacks.popcorn-pretzels-crackers',
    'chips f2c53d',
    /pop ?corn|kettle corn/i,
  ),
  sort(
    /popcorn peanuts|nuts? seeds|wholesome snacks/,
    'cookies-snacks-candy.chips-salty-snacks.popcorn-pretzels-crackers',
    'packet c98a4a',
    /pretzel/i,
  ),
  sort(/popcorn peanuts|nuts? seeds/, 'cookies-snacks-candy.chips-salty-snacks.nuts-trail-mix', 'pouch d9a05a'),
  sort(/wholesome snacks/, 'cookies-snacks-candy.chips-salty-snacks.nuts-trail-mix', 'pouch b5642a'),
  sort(
    /(snack energy granola|breakfast|cereal) bars|toaster pastries/,
    'breakfast-cereal.breakfast-to-go.breakfast-bars-pastries',
    'packet b5793a',
  ),
  sort(
    /chips pretzels/,
    'cookies-snacks-candy.chips-salty-snacks.popcorn-pretzels-crackers',
    'packet c98a4a',
    /pretzel|cracker|puff|popcorn/i,
  ),
  sort(/chips/, 'cookies-snacks-candy.chips-salty-snacks.potato-tortilla-chips', 'chips f2c53d'),
  sort(/crackers?/, 'cookies-snacks-candy.chips-salty-snacks.popcorn-pretzels-crackers', 'packet e0b45a'),
  sort(/^cookies|biscuits cookies/, 'cookies-snacks-candy.cookies.cookies', 'packet c98a4a'),
  sort(/^chocolate$/, 'cookies-snacks-candy.candy-chocolate.chocolate', 'bar 6f3f26'),
  sort(/candy|gum mints|confection/, 'cookies-snacks-candy.candy-chocolate.candy-gum', 'pouch f28ab8'),
  sort(/dips salsa/, 'condiments-spices-bakes.condiments.sauces-salsa', 'jar d8432f', /salsa|picante|queso/i),
  sort(/dips salsa/, 'deli.dips-packaged-deli.hummus-dips', 'tub e0c98a'),
  sort(
    /other snacks|^snacks$|lunch snacks/,
    'cookies-snacks-candy.chips-salty-snacks.nuts-trail-mix',
    'pouch b5642a',
    /nut|seed|trail|fruit/i,
  ),
  sort(/lunch snacks/, 'deli.dips-packaged-deli.lunch-meat-hot-dogs', 'tray e0a85a'),
  sort(/other snacks|^snacks$/, 'cookies-snacks-candy.chips-salty-snacks.potato-tortilla-chips', 'chips f2a83a'),
];
