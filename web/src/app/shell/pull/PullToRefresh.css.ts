import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, motion } = vars;
const edge = '44px';

/** Above the window, and as far below its edge as a finger pulls it. */
export const sign = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockStart: 'env(safe-area-inset-top, 0px)',
  insetInline: 0,
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: edge,
  blockSize: edge,
  borderRadius: '50%',
  border: `1px solid ${color.hairline}`,
  backgroundColor: color.surfaceCard,
  boxShadow: vars.lift[2],
  color: color.inkSoft,
  pointerEvents: 'none',
  visibility: 'hidden',
  transform: `translateY(calc(var(--pulled, 0) * 1px - ${edge}))`,
  selectors: {
    '&[data-phase=pulled], &[data-phase=busy]': { visibility: 'visible' },
    '&[data-phase=busy]': { transform: 'translateY(16px)', transition: `transform ${motion.out}` },
    '&[data-far]': { color: color.action },
  },
  '@media': { [media.reducedMotion]: { selectors: { '&[data-phase=busy]': { transition: 'none' } } } },
});
export const arrow = style({
  display: 'grid',
  transform: 'rotate(calc(var(--pulled, 0) * 3deg))',
  '@media': { [media.reducedMotion]: { transform: 'none' } },
});

// The browser would refresh the whole document by the same pull.
globalStyle(`:root:has(${sign})`, { overscrollBehaviorY: 'contain' });
