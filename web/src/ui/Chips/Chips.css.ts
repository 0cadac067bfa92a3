import { style } from '@vanilla-extract/css';
import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { color, control, space, weight } = vars;

/** One row; on a phone it scrolls to the page's edges. */
export const chips = style({
  position: 'relative',
  display: 'flex',
  gap: space[2],
  marginInline: `calc(-1 * ${vars.layout.margin})`,
  paddingInline: vars.layout.margin,
  paddingBlock: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflowX: 'visible' } },
});
export const chip = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.layout.target,
  paddingInline: space[4],
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  color: color.ink,
  backgroundColor: color.surfaceCard,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
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
export const count = style({
  color: color.inkSoft,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${chip}[aria-current] &`]: { color: 'inherit' } },
});
