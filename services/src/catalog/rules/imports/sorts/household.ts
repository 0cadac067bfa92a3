import { type Sort, sort } from './sort.ts';

/** What isn't for grown people, or isn't food. */
export const household: readonly Sort[] = [
  sort(/\b(baby|infant|toddler)/, 'baby-care.formula-food.formula', 'canister baby-bottle f2c9a8', /formula/i),
  sort(/\b(baby|infant|toddler)/, 'baby-care.diapers-wipes.diapers', 'softpack baby 8fc2e8', /diaper|training pant/i),
  sort(/\b(baby|infant|toddler)/, 'baby-care.diapers-wipes.wipes', 'softpack baby 8fd0c2', /wipe/i),
  sort(/\b(baby|infant|toddler)/, 'baby-care.formula-food.baby-food', 'spout baby f2b84a'),
  sort(/\bcats?\b|\bkitten/, 'pet-care.cat.wet-cat-food-treats', 'tin cat-face e8a04a', /wet|pat[eé]|treat|can/i),
  sort(/\bcats?\b|\bkitten/, 'pet-care.cat.cat-litter-care', 'jug cat-face 8fb5d8', /litter/i),
  sort(/\bcats?\b|\bkitten/, 'pet-care.cat.dry-cat-food', 'sack cat-face e8a04a'),
  sort(/\bdogs?\b|\bpupp/, 'pet-care.dog.dog-treats-toys', 'pouch dog-face d98a4a', /treat|toy|chew|biscuit/i),
  sort(/\bdogs?\b|\bpupp/, 'pet-care.dog.wet-dog-food', 'tin dog-face c9702e', /wet|can|stew/i),
  sort(/\bdogs?\b|\bpupp|\bpet food/, 'pet-care.dog.dry-dog-food', 'sack dog-face d98a4a'),
  sort(/\bpets?\b|\bbird (food|seed)/, 'pet-care.small-pets-birds-fish.food-supplies', 'sack paw-prints 8fb56a'),
  sort(/shampoo|conditioner|hair care/, 'personal-care-health.hair-body.hair', 'pump droplet 8fc2e8'),
  sort(/body wash|lotion|skin care|\bsoap\b|bath/, 'personal-care-health.hair-body.bath-skin', 'pump soap a88ad8'),
  sort(/deodorant|shav(e|ing)|razor/, 'personal-care-health.hair-body.shave-deodorant', 'tube sparkles 57b5d8'),
  sort(/tooth|oral care|mouthwash/, 'personal-care-health.oral-care.toothpaste-brushes', 'tube toothbrush 4fc3a8'),
  sort(/vitamin|supplement|weight control/, 'personal-care-health.vitamins-medicine.vitamins', 'pill pill 57b58a'),
  sort(
    /medicine|first aid|pain relief/,
    'personal-care-health.vitamins-medicine.medicine-first-aid',
    'pill pill d9402a',
  ),
  sort(/laundry|detergent/, 'paper-cleaning-home.cleaning.laundry', 'jug bubbles 5fa8e8'),
  sort(/dish ?(soap|washing|care)/, 'paper-cleaning-home.cleaning.dish', 'pump bubbles 57c1a0'),
  sort(/\bclean(er|ers|ing)\b/, 'paper-cleaning-home.cleaning.surface-cleaners', 'spray sparkles 5fa8c9'),
  sort(
    /paper towel|toilet paper|bath tissue/,
    'paper-cleaning-home.paper.bath-tissue-paper-towels',
    'rolls roll-of-paper 8fc2e8',
  ),
  sort(/tissues?\b|napkins?/, 'paper-cleaning-home.paper.tissues-napkins', 'packet roll-of-paper f2c9d8'),
  sort(/\b(foil|plastic wrap)/, 'paper-cleaning-home.kitchen-storage.wraps-foil', 'packet sparkles 8a8f9a'),
  sort(
    /(trash|storage|sandwich|freezer) bags/,
    'paper-cleaning-home.kitchen-storage.bags',
    'packet wastebasket 5f8fd0',
  ),
  sort(
    /batter(y|ies)|light bulbs?|hardware/,
    'paper-cleaning-home.home.batteries-bulbs-hardware',
    'packet light-bulb f2c53d',
  ),
  sort(/flowers|bouquet/, 'flowers-decor.fresh-flowers.bouquets', 'flowers bouquet f28ab8'),
];
