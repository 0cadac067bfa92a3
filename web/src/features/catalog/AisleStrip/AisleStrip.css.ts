import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, control, layout, space, weight } = vars;

/** One row that scrolls; on a phone to the page's edges. From a tablet on it breaks. */
export const strip = style({
  position: 'relative',
  display: 'flex',
  gap: space[2],
  marginInline: `calc(-1 * ${layout.margin})`,
  paddingInline: layout.margin,
  paddingBlock: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, paddingInline: 0 },
    [media.print]: { display: 'none' },
  },
});
export const aisle = style({
  ...sized('meta'),
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: layout.target,
  paddingInlineStart: 5,
  paddingInlineEnd: space[4],
  border: `${control.edge} solid ${color.hairline}`,
  borderRadius: vars.radius.control,
  color: color.ink,
  backgroundColor: color.surfaceCard,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': {
      borderColor: color.surfaceInverse,
      color: color.onInverse,
      backgroundColor: color.surfaceInverse,
    },
  },
  '@media': {
    ...onHover({ borderColor: color.ink }, { when: ':not([aria-current])' }),
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight', borderWidth: 3 } } },
  },
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 34,
  blockSize: 34,
  padding: 2,
  overflow: 'clip',
  borderRadius: '50%',
  color: color.ink,
  backgroundColor: color.surfaceTile,
});
export const name = style({ fontWeight: weight.strong });
export const count = style({
  position: 'relative',
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${aisle}[aria-current] &`]: { color: 'inherit' } },
});
