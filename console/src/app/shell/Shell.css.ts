import { style } from '@vanilla-extract/css';
import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { color, space } = vars;

export const frame = style({ minBlockSize: '100vh', display: 'grid', gridTemplateRows: 'auto 1fr' });
export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  paddingInline: vars.layout.margin,
  backgroundColor: color.surfaceCard,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const name = style({ fontWeight: vars.weight.strong, paddingBlock: space[3] });
export const places = style({
  display: 'flex',
  flexGrow: 1,
  gap: space[1],
  overflowX: 'auto',
  '@media': { [media.belowTablet]: { order: 1, flexBasis: '100%' } },
});
export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
  paddingInline: space[3],
  borderBlock: '3px solid transparent',
  color: color.inkSoft,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current=page]': { color: color.ink, borderBlockEndColor: color.action, fontWeight: vars.weight.strong },
  },
  '@media': onHover({ color: color.ink }),
});
export const main = style({
  inlineSize: '100%',
  maxInlineSize: '1440px',
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
  paddingBlock: space[6],
});
