import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { keyframes, style } from '@vanilla-extract/css';

const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

/** Grows fast at first, then ever more slowly: how long it takes no one knows. */
export const bar = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  backgroundColor: vars.color.action,
  transformOrigin: 'left',
  animation: `${advance} 8s cubic-bezier(0.1, 0.7, 0.1, 0.98) both`,
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});
