import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { media, onHover } from '../../theme/media.ts';

const { color, control, space } = vars;

export const carousel = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' });
export const top = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const heading = style({ flex: 1, minInlineSize: 0 });
export const buttons = style({
  display: 'flex',
  gap: space[2],
  marginInlineStart: 'auto',
  // their space stays when everything fits, so nothing shifts when it no longer does
  selectors: { '&[data-fits]': { visibility: 'hidden' } },
});
export const press = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.layout.target,
  blockSize: vars.layout.target,
  padding: 0,
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surfaceCard,
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled=true]': { borderColor: color.hairline, color: color.inkFaint, cursor: 'default' },
  },
  '@media': {
    ...onHover({ backgroundColor: color.surfaceTile }, { when: ':not([aria-disabled])' }),
    [media.forcedColors]: { selectors: { '&[aria-disabled=true]': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

export const row = recipe({
  base: {
    // hidden text inside would widen the page otherwise
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gap: space[3],
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline proximity',
    scrollbarWidth: 'none',
    // room for the border and the focus ring
    padding: 6,
    margin: -6,
    scrollPaddingInline: 6,
    '@media': { [media.desktop]: { gap: space[5] } },
  },
  variants: {
    item: {
      product: { gridAutoColumns: 164, '@media': { [media.tablet]: { gridAutoColumns: 200 } } },
      prize: { gridAutoColumns: 200 },
      coupon: { gridAutoColumns: 'min(300px, 86%)', '@media': { [media.tablet]: { gridAutoColumns: 340 } } },
      whole: { gridAutoColumns: '100%', scrollSnapType: 'inline mandatory' },
    },
  },
});
export const item = style({ display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' });
