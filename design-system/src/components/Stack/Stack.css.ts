import { recipe } from '@vanilla-extract/recipes';
import { perSpace } from '../../theme/space.ts';

export const stack = recipe({
  base: { display: 'grid', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    gap: perSpace((size) => ({ rowGap: size })),
    align: {
      stretch: {},
      start: { justifyItems: 'start' },
      center: { justifyItems: 'center', textAlign: 'center' },
      end: { justifyItems: 'end' },
    },
  },
});
