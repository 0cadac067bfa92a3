import type { PrizeContent } from '../games/index.ts';
import type { Random } from '../platform/random.ts';

/** Letters and digits that don't look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code as a cinema prints it: LC47-9KQM-2X8R. */
function cinemaCode(random: Random): string {
  const text = [...random.bytes(10)].map((byte) => alphabet.charAt(byte % 32)).join('');
  return `LC${text.slice(0, 2)}-${text.slice(2, 6)}-${text.slice(6)}`;
}

/** Recipes and codes that the demo prizes deliver. @param random source of the codes */
export const prizeContent = (random: Random): PrizeContent => ({
  recipes: [
    {
      recipe_id: 'harvest-soup',
      title: 'Roasted squash soup',
      image_id: 'pot-of-food',
      servings: 4,
      minutes: 50,
      ingredients: [
        { quantity: '1', name: 'butternut squash, about 2 lb' },
        { quantity: '1', name: 'yellow onion, sliced' },
        { quantity: '2 tbsp', name: 'olive oil' },
        { quantity: '4 cups', name: 'vegetable broth' },
        { quantity: '½ cup', name: 'cream, or oat cream' },
        { quantity: '1 pinch', name: 'nutmeg' },
      ],
      steps: [
        'Heat the oven to 425 °F. Halve the squash and scoop out the seeds.',
        'Toss the squash and onion with the oil and roast for 35 minutes, until soft and browned at the edges.',
        'Scoop the squash out of its skin into a pot, add the onion and broth, and simmer for 10 minutes.',
        'Blend until smooth, stir in the cream, and season with salt, pepper, and nutmeg.',
      ],
    },
    {
      recipe_id: 'farm-pancakes',
      title: 'Banana pancakes',
      image_id: 'pancakes',
      servings: 2,
      minutes: 20,
      ingredients: [
        { quantity: '2', name: 'ripe bananas' },
        { quantity: '2', name: 'eggs' },
        { quantity: '½ cup', name: 'rolled oats' },
        { quantity: '1 tbsp', name: 'butter for the pan' },
      ],
      steps: [
        'Mash the bananas with a fork.',
        'Stir in the eggs and oats and let the batter rest for 5 minutes.',
        'Cook small pancakes in butter over medium heat, 2 minutes per side.',
      ],
    },
  ],
  vendorCodes: {
    'harvest-movie': Array.from({ length: 40 }, () => cinemaCode(random)),
    'coin-movie': Array.from({ length: 12 }, () => cinemaCode(random)),
  },
});
