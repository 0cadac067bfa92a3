import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: vars.motion.out,
  animationTimingFunction: vars.ease.out,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
