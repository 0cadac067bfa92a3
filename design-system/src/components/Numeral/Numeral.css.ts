import { recipe } from '@vanilla-extract/recipes';
import { displayFace, sized } from '../../theme/typography.ts';

export const numeral = recipe({
  base: { ...displayFace, fontVariantNumeric: 'tabular-nums lining-nums' },
  variants: {
    size: {
      small: sized('small'),
      title: sized('title'),
      feature: sized('feature'),
      page: sized('page'),
      hero: sized('numeral'),
    },
  },
});
