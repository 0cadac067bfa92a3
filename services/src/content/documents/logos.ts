import type { Static } from 'typebox';
import type { Logos } from '../contract/content.ts';

/** Logos with their alt texts (S-60, S-211). */
export const logos: Static<typeof Logos> = {
  root: {
    responsivegrid: {
      j4u_logos: {
        freshPassLogo: { src: '/pictures/shopping-bags.svg', altText: 'FreshPass' },
        forULogo: { src: '/pictures/star.svg', altText: 'For U' },
        rewardsLogo: { src: '/pictures/coin.svg', altText: 'Grocery Rewards' },
        defaultLogo: { src: '/pictures/basket.svg', altText: 'Offer' },
      },
    },
  },
};
