import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.spacious]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[12], alignItems: 'start' },
  },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 200,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceTile,
  '@media': { [media.spacious]: { blockSize: 400 } },
});
export const panel = style({ display: 'grid', gap: space[5], minInlineSize: 0 });
export const words = style({ display: 'grid', gap: space[2] });
