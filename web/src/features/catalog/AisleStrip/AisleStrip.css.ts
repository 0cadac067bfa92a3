import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, control, layout, space } = vars;

/** One row that scrolls; on a phone to the page's edges. */
export const strip = style({
  position: 'relative',
  display: 'flex',
  gap: space[3],
  marginInline: `calc(-1 * ${layout.margin})`,
  paddingInline: layout.margin,
  paddingBlock: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.desktop]: { marginInline: `calc(-1 * ${space[1]})`, paddingInline: space[1], gap: space[4] },
    [media.print]: { display: 'none' },
  },
});
export const aisle = style({
  flex: 'none',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  inlineSize: 76,
  color: color.ink,
  textAlign: 'center',
  textDecoration: 'none',
  borderRadius: vars.radius.tile,
  '@media': { [media.desktop]: { inlineSize: 104 } },
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: 76,
  padding: space[1],
  border: `${control.strong} solid transparent`,
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceTile,
  selectors: {
    [`${aisle}[aria-current] &`]: { borderColor: color.ink, backgroundColor: color.surfaceCard },
    [`${aisle}:hover &`]: { borderColor: color.borderControl },
    [`${aisle}[aria-current]:hover &`]: { borderColor: color.ink },
  },
  '@media': { [media.desktop]: { blockSize: 88 } },
});
export const name = style({
  ...sized('meta'),
  marginBlockStart: space[2],
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const count = style({ ...sized('meta'), position: 'relative', color: color.inkSoft });
