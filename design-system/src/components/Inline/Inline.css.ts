import { recipe } from '@vanilla-extract/recipes';
import { perSpace } from '../../theme/space.ts';

export const inline = recipe({
  base: { display: 'flex' },
  variants: {
    gap: perSpace((size) => ({ gap: size })),
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      end: { alignItems: 'flex-end' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: {},
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' }, false: {} },
  },
});
