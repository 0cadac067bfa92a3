import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { color, space } = vars;

export const head = style({ display: 'grid', gap: space[1] });
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: space[4] });
export const saved = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
export const savedWords = style({ display: 'grid' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  order: -1,
  blockSize: 140,
  borderRadius: vars.radius.tile,
  background: color.surfaceTile,
  '@media': {
    // What can be done stands in a phone's first screen.
    [media.upright]: { display: 'none' },
    [media.desktop]: { order: 0, inlineSize: 280, blockSize: 200 },
  },
});
export const benefits = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const benefit = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space[2] });
