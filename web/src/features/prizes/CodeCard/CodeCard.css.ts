import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { color, space } = vars;
const edge = `1px solid ${color.hairline}`;

export const words = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  padding: `${space[6]} ${space[5]} ${space[5]}`,
  '@media': { [media.desktop]: { padding: '28px 28px 20px' } },
});

/** What one does with the coupon: below the perforation, with a notch at either end. */
export const stub = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  padding: `${space[5]}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: space[5],
    borderBlockStart: `2px dashed ${color.hairline}`,
  },
  '@media': {
    [media.desktop]: { padding: `${space[6]} 28px` },
    [media.spacious]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});
const notch = style({
  position: 'absolute',
  insetBlockStart: -8,
  inlineSize: 9,
  blockSize: 16,
  background: color.surfacePage,
  border: edge,
});
export const notchAtStart = style([
  notch,
  {
    insetInlineStart: -1,
    borderInlineStart: 0,
    borderStartEndRadius: 16,
    borderEndEndRadius: 16,
  },
]);
export const notchAtEnd = style([
  notch,
  {
    insetInlineEnd: -1,
    borderInlineEnd: 0,
    borderStartStartRadius: 16,
    borderEndStartRadius: 16,
  },
]);

export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  fontFamily: vars.font.code,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.title,
  lineHeight: '2.75rem',
  letterSpacing: '0.02em',
  userSelect: 'all',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { justifyContent: 'start' } },
});
/** What joins two groups stands in the middle between them. */
export const join = style({ marginInline: '0.28em', color: color.inkSoft, fontWeight: vars.weight.regular });
