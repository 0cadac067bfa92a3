import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[6] } },
});
export const layout = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      alignItems: 'start',
      blockSize: '100%',
    },
  },
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 96,
  borderRadius: vars.radius.tile,
  background: vars.color.surfaceTile,
  '@media': { [media.tablet]: { blockSize: 200 } },
});
export const image = style({
  inlineSize: 64,
  blockSize: 64,
  '@media': { [media.tablet]: { inlineSize: 112, blockSize: 112 } },
});
export const words = style({ display: 'grid', gap: 6, justifyItems: 'start', alignContent: 'start' });
export const action = style({ gridColumn: '1 / -1' });
export const soon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: vars.color.warning,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
});
