import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

export const stage = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    borderRadius: vars.radius.card,
    alignSelf: 'start',
    minInlineSize: 0,
    isolation: 'isolate',
  },
  variants: {
    kind: {
      WHEEL: {
        background: vars.color.playSky,
        placeItems: 'end center',
        padding: '12px 10px 16px',
        '@media': {
          [media.tablet]: { padding: '24px 20px 28px' },
          [media.desktop]: { padding: '40px 40px 44px', minBlockSize: 'min(712px, 64vw)' },
        },
      },
      SCRATCH: {
        background: vars.color.playPeach,
        placeItems: 'center',
        padding: '24px 16px',
        minBlockSize: 'clamp(320px, 95vw, 560px)',
        '@media': {
          [media.tablet]: { minBlockSize: '56vw' },
          [media.desktop]: { padding: 48, minBlockSize: 'min(712px, 64vw)' },
        },
      },
      PICK3: {
        background: vars.color.playMint,
        gridTemplateRows: 'auto minmax(0, 1fr)',
        minBlockSize: 412,
        '@media': { [media.desktop]: { minBlockSize: 'min(712px, 64vw)' } },
      },
      COLLECT: { background: vars.color.playSky },
    },
  },
});

/** A scene that lies at the foot of the stage over its whole width. */
export const scene = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: 'auto',
});

/** A scene that covers the whole stage. */
export const backdrop = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});
