import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });

export const arrives = (name: string) => `${name} ${vars.motion.in} ${vars.ease.out}`;
export const leaves = (name: string) => `${name} ${vars.motion.out} ${vars.ease.out} forwards`;
export const still = { [media.reducedMotion]: { animation: 'none !important' } };

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  backgroundColor: vars.color.scrim,
  animation: arrives(fadeIn),
  selectors: { '&[data-state=closed]': { animation: leaves(fadeOut) } },
  '@media': still,
});
