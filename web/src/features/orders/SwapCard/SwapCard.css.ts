import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const card = style({ ...column, gap: space[5], containerType: 'inline-size' });
export const head = style({ ...column, gap: space[1] });
export const title = style({ display: 'flex', alignItems: 'center', gap: space[2] });
/** From the second on, a line parts a swap from the one before. */
const parted = {
  selectors: {
    [`* + * + &`]: { borderBlockStart: `1px solid ${color.hairline}`, paddingBlockStart: space[5] },
  },
} as const;
export const swap = style({ ...column, gap: space[4], outlineOffset: 4, ...parted });
export const folded = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  outlineOffset: 4,
});
export const decision = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** Room for both side by side. */
const wide = '(min-width: 32rem)';
export const pair = style({
  ...column,
  gap: space[3],
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)', columnGap: space[4] } },
});
/** Points from what was ordered to what was packed: down, or along the line. */
export const arrow = style({
  alignSelf: 'center',
  justifySelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  color: color.inkSoft,
  rotate: '90deg',
  // The icon is mirrored where lines run to the left: it points down by a turn the other way.
  selectors: { '&:dir(rtl)': { rotate: '-90deg' } },
  '@container': {
    [wide]: { inlineSize: 'auto', rotate: '0deg', selectors: { '&:dir(rtl)': { rotate: '0deg' } } },
  },
});
export const side = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: `min(${vars.radius.tile}, 12px)`,
  backgroundColor: color.surfaceTile,
  color: color.inkSoft,
});
export const image = style({ inlineSize: '84%', blockSize: '84%', objectFit: 'contain' });
export const paleImage = style([image, { filter: 'grayscale(1)', opacity: 0.55 }]);
export const words = style({ display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.weight.label });
export const paleName = style({ color: color.inkSoft });
export const foot = style({
  ...column,
  gap: space[4],
  alignItems: 'center',
  borderBlockStart: `1px solid ${color.hairline}`,
  paddingBlockStart: space[4],
  selectors: { '&[hidden]': { display: 'none' } },
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const choices = style({ ...column, gap: space[4], outlineOffset: 4 });
export const actions = style({
  ...column,
  gap: space[3],
  '@container': { [wide]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end' } },
  '@media': { [media.print]: { display: 'none' } },
});
