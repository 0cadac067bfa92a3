import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';

export const scrollArea = recipe({
  base: {
    // positioned, or visually hidden text inside widens the page
    position: 'relative',
    minInlineSize: 0,
    maxInlineSize: '100%',
    scrollbarColor: `${vars.color.borderControl} transparent`,
    selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.control.ring})` } },
  },
  variants: {
    direction: {
      inline: { overflowX: 'auto', overscrollBehaviorInline: 'contain' },
      block: { overflowY: 'auto', overscrollBehaviorBlock: 'contain', minBlockSize: 0 },
    },
    height: {
      small: { maxBlockSize: '15rem' },
      medium: { maxBlockSize: '22.5rem' },
      large: { maxBlockSize: '30rem' },
      fill: { maxBlockSize: '100%' },
    },
    barHidden: { true: { scrollbarWidth: 'none' } },
  },
});
