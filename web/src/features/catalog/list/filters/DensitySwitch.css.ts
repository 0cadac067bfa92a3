import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, layout } = vars;

/** Looks pressed by what the document says, which is there before any script. */
export const density = style({
  justifyContent: 'center',
  inlineSize: layout.target,
  padding: 0,
  cursor: 'pointer',
  selectors: {
    ':root[data-density=compact] &': {
      borderColor: color.surfaceInverse,
      color: color.onInverse,
      backgroundColor: color.surfaceInverse,
    },
  },
  '@media': {
    [media.tablet]: { order: 1, marginInlineStart: 'auto' },
    [media.withoutScripts]: { display: 'none' },
    [media.forcedColors]: {
      selectors: { ':root[data-density=compact] &': { borderColor: 'Highlight', borderWidth: 3 } },
    },
  },
});
