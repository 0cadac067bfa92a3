import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const loader = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.inkSoft,
});
const wheelOf = (edge: number, border: number) => ({
  flex: 'none',
  inlineSize: edge,
  blockSize: edge,
  border: `${border}px solid ${vars.color.track}`,
  borderBlockStartColor: vars.color.action,
  borderRadius: '50%',
  animation: `${turn} calc(${vars.motion.breath} / 2) linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { borderColor: 'GrayText', borderBlockStartColor: 'Highlight' },
  },
});
export const wheel = styleVariants({ small: wheelOf(20, 3), medium: wheelOf(32, 4), large: wheelOf(48, 5) });
