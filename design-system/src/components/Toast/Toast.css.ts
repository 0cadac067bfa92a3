import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { aboveBars } from '../../theme/edges.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const place = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: `calc(${aboveBars} + ${space[6]})`,
  insetInline: space[4],
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
export const toast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: 56,
  maxInlineSize: '100%',
  paddingInline: space[5],
  border: '1px solid transparent',
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceInverse,
  color: color.onInverse,
  fontWeight: vars.weight.medium,
  boxShadow: vars.lift[2],
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.in} ${vars.ease.out}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
/** Long words never leave their icon alone in a row. */
export const words = style({ display: 'flex', alignItems: 'center', columnGap: space[3], paddingBlock: space[2] });
/** Text left of the action, which brings its own padding. */
export const action = style({
  minBlockSize: vars.layout.target,
  paddingInline: space[3],
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  fontWeight: vars.weight.label,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
});
