import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Ways on from where nothing is to be had: a card with a row for each. */
export const ways = style({
  paddingInline: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceCard,
  '@media': { [media.tablet]: { paddingInline: space[6] } },
});
export const way = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[3],
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 64,
  overflow: 'clip',
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceTile,
});
export const what = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const action = style({
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' });
