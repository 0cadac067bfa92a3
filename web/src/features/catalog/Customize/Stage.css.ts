import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const { color, space, weight } = vars;

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

/** In the document from the bottom up, so that what lies higher is painted over what lies below. */
export const stage = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'center',
  minBlockSize: 240,
  '@media': { [media.desktop]: { minBlockSize: 360 } },
  margin: 0,
  padding: `${space[6]} ${space[4]}`,
  listStyle: 'none',
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceTile,
});
export const layer = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 180px) minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[1],
  inlineSize: '100%',
  maxInlineSize: 400,
  marginInline: 'auto',
  minBlockSize: '1.375rem',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(72px, 250px) minmax(0, 1fr)',
      maxInlineSize: 470,
      minBlockSize: '1.875rem',
    },
  },
});
export const bread = styleVariants({
  top: [layer, { minBlockSize: 56, '@media': { [media.desktop]: { minBlockSize: 80 } } }],
  foot: [layer, { minBlockSize: 28, '@media': { [media.desktop]: { minBlockSize: 40 } } }],
});
/** Higher than its row: layers lie on one another. */
export const art = style({
  position: 'relative',
  gridColumn: 1,
  display: 'grid',
  alignItems: 'center',
  blockSize: 0,
  // A slice has no start or end: it is the same in both directions of writing.
  animation: `${drop} ${vars.motion.in} ${vars.ease.out}`,
});
export const label = style({
  ...sized('meta'),
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[1],
  minInlineSize: 0,
  color: color.inkSoft,
  '::before': {
    content: '',
    inlineSize: 20,
    marginInlineEnd: space[1],
    borderBlockStart: `1px solid ${color.inkSoft}`,
  },
});
export const strong = style({ color: color.ink, fontWeight: weight.strong });
