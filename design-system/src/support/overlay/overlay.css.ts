import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { arrives, leaves, still } from './motion.ts';

export const fadeIn = keyframes({ from: { opacity: 0 } });
export const fadeOut = keyframes({ to: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  backgroundColor: vars.color.scrim,
  animation: arrives(fadeIn),
  selectors: { '&[data-state=closed]': { animation: leaves(fadeOut) } },
  '@media': still,
});
