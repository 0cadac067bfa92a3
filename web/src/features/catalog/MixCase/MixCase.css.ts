import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const { color, space, weight } = vars;
/** All in one row; in rem, so that larger text counts as less room. */
const roomy = '(min-width: 52rem)';

/** A bottle drops into its place. */
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const box = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
/** Words, places, sum, and button in a row; below, the places have a row of their own. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  padding: space[5],
  // The first wine of the list is in a phone's first screen.
  '@media': { [media.upright]: { gap: space[2], padding: space[4] } },
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceCard,
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
      columnGap: space[6],
      paddingBlock: space[4],
      paddingInline: space[6],
    },
  },
});
const wholeRow = { gridColumn: '1 / -1', '@container': { [roomy]: { gridColumn: 'auto' } } };
export const words = style({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0, ...wholeRow });
/** The ticket has a line of its own: neither it nor anything below moves once the cart is known. */
export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  // Beside the places, some sentences take two lines.
  '@container': { [roomy]: { gridTemplateRows: 'minmax(3rem, auto) auto' } },
});
/** Holds its height, so that nothing moves once the case is full. */
export const fill = style({ minBlockSize: '2.75rem', display: 'flex', alignItems: 'center' });
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...wholeRow,
  '@container': { [roomy]: { gridColumn: 'auto', gridTemplateColumns: 'repeat(6, 52px)' } },
});
const anyPlace = style({
  ...sized('meta'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  blockSize: 104,
  '@media': { [media.upright]: { blockSize: 52 } },
  overflow: 'clip',
  borderRadius: vars.radius.tile,
  fontWeight: weight.label,
  color: color.inkSoft,
  '@container': { [roomy]: { blockSize: 84 } },
});
export const place = style([anyPlace, { backgroundColor: color.surfaceTile, border: '1px dashed transparent' }]);
export const filled = style([anyPlace, { backgroundColor: color.actionTint, border: '1px solid transparent' }]);
export const bottle = style({
  inlineSize: 100,
  blockSize: 100,
  maxInlineSize: 'none',
  '@media': { [media.upright]: { inlineSize: 52, blockSize: 52 } },
  animation: `${drop} ${vars.motion.in} ${vars.ease.out}`,
  '@container': { [roomy]: { inlineSize: 80, blockSize: 80 } },
});
export const sum = style({ display: 'grid', minInlineSize: '6rem', '@container': { [roomy]: { textAlign: 'end' } } });
export const total = style({ ...sized('lead'), fontWeight: weight.strong });
/** Holds the button's place, so that nothing moves once there is a cart. */
export const way = style({
  minBlockSize: 48,
  minInlineSize: '8rem',
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'end',
});

export const outcomes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceCard,
});
export const lines = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({ ...sized('meta'), display: 'flex', gap: space[2], alignItems: 'start' });
export const name = style({ fontWeight: weight.label });
export const marks = styleVariants({ added: { color: color.success }, refused: { color: color.error } });
