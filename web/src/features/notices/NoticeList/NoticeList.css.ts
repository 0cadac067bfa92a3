import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;
const edge = `1px solid ${color.hairline}`;
/** Little room: a narrow phone, or a wider one with larger text. */
const tight = '(max-width: 17rem)';

/**
 * The rows stand in the first of two columns, and the open letter in the second, beside all of them: rows that are empty
 * have no height, and the last one takes what the letter needs more.
 */
export const panes = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)',
      gridTemplateRows: 'repeat(105, auto) 1fr',
      columnGap: space[8],
    },
  },
});
export const day = style({
  ...sized('body'),
  margin: 0,
  paddingBlock: `${space[4]} ${space[2]}`,
  fontWeight: weight.label,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
  '@media': { [media.desktop]: { gridColumn: 1 } },
});
export const list = style({ display: 'contents' });
export const item = style({ display: 'contents', listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  '@container': { [tight]: { gridTemplateColumns: '44px minmax(0, 1fr)' } },
  columnGap: space[3],
  alignItems: 'start',
  padding: space[4],
  border: edge,
  borderBlockEndWidth: 0,
  backgroundColor: color.surfaceCard,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    [`${item}:first-child > &`]: {
      borderStartStartRadius: vars.radius.card,
      borderStartEndRadius: vars.radius.card,
    },
    [`${item}:last-child > &:last-child`]: {
      borderEndStartRadius: vars.radius.card,
      borderEndEndRadius: vars.radius.card,
      borderBlockEndWidth: 1,
    },
  },
  '@media': {
    ...onHover({ backgroundColor: color.surfaceTile }),
    [media.desktop]: {
      gridColumn: 1,
      selectors: {
        [`${item}:last-child > &`]: {
          borderEndStartRadius: vars.radius.card,
          borderEndEndRadius: vars.radius.card,
          borderBlockEndWidth: 1,
        },
      },
    },
  },
});
/** The open one: a tile with an edge of ink. */
export const openRow = style([
  row,
  { backgroundColor: color.surfaceTile, boxShadow: `inset 3px 0 0 ${color.ink}`, outlineOffset: -3 },
]);
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: `min(${vars.radius.tile}, 12px)`,
  backgroundColor: color.surfaceTile,
  color: color.inkSoft,
  selectors: { [`${openRow} &`]: { backgroundColor: color.surfaceCard, color: color.ink } },
});
export const words = style({ display: 'grid', gap: 2, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: weight.medium });
export const newTitle = style({ fontWeight: weight.strong });
export const end = style({
  display: 'grid',
  justifyItems: 'end',
  gap: space[2],
  whiteSpace: 'nowrap',
  '@container': { [tight]: { gridColumn: '2', justifyItems: 'start' } },
});
export const dot = style({
  inlineSize: 9,
  blockSize: 9,
  borderRadius: '50%',
  backgroundColor: color.action,
  // drawn when colors are forced
  outline: '1px solid transparent',
});
/** The open letter: a card beside the list, or a part of it below its row. */
export const letter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  padding: space[4],
  border: edge,
  backgroundColor: color.surfaceCard,
  borderBlockEndWidth: 0,
  selectors: {
    [`${item}:last-child > &`]: {
      borderEndStartRadius: vars.radius.card,
      borderEndEndRadius: vars.radius.card,
      borderBlockEndWidth: 1,
    },
  },
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '1 / -1',
      alignSelf: 'start',
      padding: space[8],
      borderRadius: vars.radius.card,
      borderBlockEndWidth: 1,
    },
  },
});
export const letterHead = style({ display: 'grid', gap: space[2] });
/** Says again what the row above it says. */
export const beside = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
