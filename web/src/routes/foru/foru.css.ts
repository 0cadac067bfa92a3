import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The card and the coupons, side by side from 768 px on. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.layout.gutter,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const way = style({ display: 'grid', gap: space[3], alignContent: 'start', blockSize: '100%' });
export const count = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  alignSelf: 'end',
});

/** From 990 px on the same pages stand in the column beside. */
export const more = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const list = style({ paddingBlock: space[2] });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '52px',
  paddingInline: space[5],
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  outlineOffset: '-4px',
  '@media': onHover({ backgroundColor: vars.color.surfaceTile }),
});
export const icon = style({ flex: 'none', color: vars.color.inkSoft });
export const arrow = style({ flex: 'none', marginInlineStart: 'auto', color: vars.color.inkSoft });
