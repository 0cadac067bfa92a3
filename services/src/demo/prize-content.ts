import type { PrizeContent } from '../games/programs/publish-prizes.ts';
import type { Random } from '../platform/random.ts';

/** Letters and digits that are not mistaken for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code as a cinema prints it: LC47-9KQM-2X8R. */
function cinemaCode(random: Random): string {
  const text = [...random.bytes(10)].map((byte) => alphabet.charAt(byte % 32)).join('');
  return `LC${text.slice(0, 2)}-${text.slice(2, 6)}-${text.slice(6)}`;
}

/** Recipes and codes that the demo prizes hand out. @param random of the codes */
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
        'Heat the oven to 425 °F. Halve the squash and take out the seeds.',
        'Roast squash and onion with the oil for 35 minutes, until soft and brown at the edges.',
        'Spoon the squash out of its skin into a pot, add onion and broth, simmer for 10 minutes.',
        'Blend until smooth, stir in the cream, season with salt, pepper and nutmeg.',
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
        { quantity: '½ cup', name: 'oat flakes' },
        { quantity: '1 tbsp', name: 'butter for the pan' },
      ],
      steps: [
        'Mash the bananas with a fork.',
        'Stir in eggs and oats and let it stand for 5 minutes.',
        'Fry small pancakes in butter over medium heat, 2 minutes on each side.',
      ],
    },
  ],
  vendorCodes: {
    'harvest-movie': Array.from({ length: 40 }, () => cinemaCode(random)),
    'coin-movie': Array.from({ length: 12 }, () => cinemaCode(random)),
  },
});
