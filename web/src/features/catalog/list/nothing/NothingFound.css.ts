import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const head = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' } },
});
export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 112,
  blockSize: 112,
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceTile,
});
/** The glass lies over the tile's corner. */
export const lens = style({ position: 'absolute', insetBlockEnd: -6, insetInlineEnd: -10 });
