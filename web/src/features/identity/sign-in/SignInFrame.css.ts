import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  // The live region below the page takes the last pixel.
  minBlockSize: 'calc(100dvh - 1px)',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', gridTemplateRows: '1fr' } },
});

export const bar = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.layout.margin,
  '@media': { [media.desktop]: { position: 'absolute', insetInlineStart: 0, paddingBlock: vars.space[6] } },
});

export const home = style({ textDecoration: 'none', borderRadius: vars.radius.tile });

export const form = style({
  inlineSize: '100%',
  maxInlineSize: '480px',
  paddingBlock: `${vars.space[6]} ${vars.space[10]}`,
  paddingInline: vars.layout.margin,
  '@media': {
    [media.desktop]: {
      alignSelf: 'center',
      justifySelf: 'center',
      // Clear of the wordmark when the window is low.
      paddingBlock: '96px 40px',
      paddingInline: 0,
      inlineSize: '448px',
    },
  },
});

export const still = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: vars.color.playMint,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const drawing = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });
export const floor = style({ fill: vars.color.playMintStrong });
export const shadow = style({ fill: 'rgb(24 40 24 / 0.16)' });
