import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  minInlineSize: vars.layout.target,
  minBlockSize: '48px',
  borderRadius: vars.radius.tile,
  color: vars.color.ink,
  textDecoration: 'none',
});
/** The badge sits on the cart's corner, takes no room of its own, and grows away from the screen's edge and up: the cart stays in sight with text of any size. */
export const sign = style({ position: 'relative', display: 'grid' });
export const badge = style({
  position: 'absolute',
  // 14px over the cart's foot, and with larger text above the cart.
  insetBlockEnd: 'calc(6px + 0.5rem)',
  insetInlineEnd: '-12px',
  display: 'grid',
  // It is wider than what is left of the sign.
  inlineSize: 'max-content',
  whiteSpace: 'nowrap',
});
/** Room for the sum, which has it before it is known: nothing beside the cart moves. */
const room = '4.25rem';
const toEdge = `calc(${room} + ${vars.space[4]})`;
export const sum = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      inlineSize: room,
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: vars.weight.strong,
    },
  },
});
/** An empty cart stands at the edge, drawn there without taking the room away. */
export const atEdge = style({
  '@media': {
    [media.wide]: {
      transform: `translateX(${toEdge})`,
      selectors: { '&:dir(rtl)': { transform: `translateX(calc(-1 * ${toEdge}))` } },
    },
  },
});
