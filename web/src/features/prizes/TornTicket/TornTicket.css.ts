import { keyframes, style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { color } = vars;

/** Tugged at one corner, then torn off along the perforation and gone. */
const tear = keyframes({
  from: { transform: 'none' },
  '18%': { transform: 'rotate(-1.2deg)' },
  '34%': { transform: 'rotate(2.4deg) translateY(3%)' },
  to: { transform: 'rotate(14deg) translateY(150%)', opacity: 0 },
});

/** Lies over what the ticket hid, for as long as it takes to tear. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderBlockStart: `2px dashed ${color.borderControl}`,
  color: color.inkSoft,
  backgroundColor: color.surfaceTile,
  pointerEvents: 'none',
  opacity: 0,
  transformOrigin: '0 0',
  animation: `${tear} ${vars.motion.fall} ${vars.ease.out} backwards`,
  selectors: { '&:dir(rtl)': { transformOrigin: '100% 0' } },
  '@media': { [media.reducedMotion]: { animation: 'none', display: 'none' } },
});

/** What was hidden comes up as the ticket goes. */
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } });
export const appearing = style({
  animation: `${appear} ${vars.motion.out} ${vars.ease.out} 300ms backwards`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
