import { vars } from '@larder/design-system/theme';
import type { StyleRule } from '@vanilla-extract/css';

/** Styles of a small `<summary>`: a chevron after its words, which turns as it opens, in place of the browser's own triangle. */
export const opens: StyleRule = {
  display: 'flex',
  alignItems: 'center',
  inlineSize: 'fit-content',
  columnGap: vars.space[3],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    // two sides of a turned box
    '&::after': {
      content: '',
      flex: 'none',
      inlineSize: 7,
      blockSize: 7,
      marginBlockStart: -4,
      borderStyle: 'solid',
      borderWidth: '0 1.75px 1.75px 0',
      rotate: '45deg',
    },
    '[open] > &::after': { marginBlockStart: 4, rotate: '225deg' },
  },
};
