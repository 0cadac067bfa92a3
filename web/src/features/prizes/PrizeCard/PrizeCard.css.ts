import { style } from '@vanilla-extract/css';
import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

/** Scrolls sideways while the prizes lie in one row. */
export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  marginInline: `calc(-1 * ${vars.layout.margin})`,
  paddingInline: vars.layout.margin,
  paddingBlock: 1,
  scrollbarWidth: 'none',
  outlineOffset: -3,
  '@media': { [media.desktop]: { marginInline: 0, paddingInline: 0, overflow: 'visible' } },
});

export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 200,
  gap: vars.space[3],
  inlineSize: 'max-content',
  '@media': {
    [media.desktop]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space[5],
      inlineSize: 'auto',
    },
    [media.spacious]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

/** Pictures, names, costs with stock, and states line up across a row of prizes. */
export const prize = style({
  position: 'relative',
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0,
  padding: vars.space[3],
  '@media': { [media.desktop]: { padding: vars.space[4] } },
});
export const name = style({ paddingBlock: vars.space[3], overflowWrap: 'anywhere' });
export const costAndStock = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  alignContent: 'start',
  columnGap: vars.space[2],
});
/** Keeps the picture's own size, however wide its tile is. */
export const picture = style({ display: 'grid' });
/** The whole card links to the prize; its name is the link's name. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: 4 }),
});
