import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const fall = keyframes({
  from: { transform: 'translateY(-320px) rotate(-160deg)', opacity: 0 },
  '30%': { opacity: 1 },
  to: { transform: 'none', opacity: 1 },
});

export const confetti = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});

export const fallingPiece = style({
  animation: `${fall} ${vars.motion.fall} ${vars.ease.out} backwards`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const confettiDelay = styleVariants({
  0: {},
  1: { animationDelay: '70ms' },
  2: { animationDelay: '140ms' },
  3: { animationDelay: '230ms' },
});

export const confettiTint = styleVariants({
  action: { fill: vars.color.action },
  savings: { fill: vars.color.savings },
  mint: { fill: vars.color.playMintStrong },
  peach: { fill: vars.color.playPeachStrong },
  paper: { fill: vars.color.playPaper },
});
