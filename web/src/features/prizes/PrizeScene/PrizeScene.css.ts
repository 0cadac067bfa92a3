import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { color } = vars;

export const scene = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    isolation: 'isolate',
    // A picture keeps its own colors.
    forcedColorAdjust: 'none',
    // keeps its shape, however long the panel beside it is
    aspectRatio: '358 / 124',
    // All that can be done about it is in a phone's first screen.
    '@media': { [media.tablet]: { aspectRatio: '648 / 560' } },
  },
  variants: {
    tone: {
      sky: { background: color.playSky },
      mint: { background: color.playMint },
      peach: { background: color.playPeach },
      gone: { background: color.surfaceTile },
    },
  },
});
export const floor = styleVariants({
  sky: { fill: color.playMint },
  mint: { fill: color.playMintStrong },
  peach: { fill: color.playPeachStrong },
  gone: { fill: color.hairline },
});
export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});
export const shadow = style({ fill: color.onPlayPaper, opacity: 0.16 });
export const colorless = style({ filter: 'grayscale(1)', opacity: 0.6 });
