import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minInlineSize: vars.layout.target,
  minBlockSize: '48px',
  borderRadius: vars.radius.tile,
  color: vars.color.ink,
  textDecoration: 'none',
});
/** The badge sits on the cart's corner and takes no room of its own. */
export const sign = style({ position: 'relative', display: 'grid' });
export const badge = style({
  position: 'absolute',
  insetBlockStart: '-10px',
  insetInlineStart: '12px',
  display: 'grid',
  whiteSpace: 'nowrap',
});
/** Without a sum the cart stands at the edge. */
export const sum = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      fontWeight: vars.weight.strong,
      selectors: { '&:not(:empty)': { display: 'block' } },
    },
  },
});
