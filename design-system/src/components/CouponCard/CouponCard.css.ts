import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, space, weight } = vars;
const notch = 16;

export const coupon = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  blockSize: '100%',
  '@media': {
    [media.tablet]: {
      selectors: {
        '&[data-strip]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, 28%)', gridTemplateRows: 'auto' },
      },
    },
  },
});
const inStrip = `${coupon}[data-strip] > &`;
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '1fr auto',
  columnGap: space[3],
  rowGap: space[3],
  padding: `${space[5]} ${space[5]} ${space[4]}`,
});
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minInlineSize: 0,
});
/** Read after the title, seen before it. */
export const ticket = style({ order: -1, marginBlockEnd: space[2] });
export const title = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const description = style({ ...sized('meta'), color: color.inkSoft, overflowWrap: 'anywhere' });
export const note = style({ ...sized('meta'), fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const details = style({
  ...sized('meta'),
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  color: color.inkSoft,
});

/** The perforation, with a notch at each end in the color that lies below the card. */
export const stub = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: 76,
  marginInline: space[5],
  paddingBlock: space[3],
  borderBlockStart: `2px dashed ${color.hairline}`,
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: -(notch / 2 + 1),
      inlineSize: notch,
      blockSize: notch,
      border: `1px solid ${color.hairline}`,
      borderRadius: '50%',
      backgroundColor: color.surfacePage,
    },
    '&::before': { insetInlineStart: `calc(-1 * ${space[5]} - ${notch / 2}px)` },
    '&::after': { insetInlineEnd: `calc(-1 * ${space[5]} - ${notch / 2}px)` },
  },
  '@media': {
    // Upright, with its notches above and below.
    [media.tablet]: {
      selectors: {
        [inStrip]: {
          flexDirection: 'column',
          justifyContent: 'center',
          marginBlock: space[5],
          marginInline: 0,
          paddingBlock: 0,
          paddingInline: space[5],
          textAlign: 'center',
          borderBlockStart: 0,
          borderInlineStart: `2px dashed ${color.hairline}`,
        },
        [`${inStrip}::before`]: {
          insetBlockStart: `calc(-1 * ${space[5]} - ${notch / 2}px)`,
          insetInlineStart: -(notch / 2 + 1),
        },
        [`${inStrip}::after`]: {
          insetBlockStart: 'auto',
          insetBlockEnd: `calc(-1 * ${space[5]} - ${notch / 2}px)`,
          insetInlineStart: -(notch / 2 + 1),
        },
      },
    },
  },
});
export const terms = style({ ...sized('meta'), color: color.inkSoft, minInlineSize: 0 });
export const progress = style({ inlineSize: '100%' });
