import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const base = {
  backgroundColor: vars.color.surfaceTile,
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  animation: `${breathe} ${vars.motion.breath} ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' }, [media.forcedColors]: { forcedColorAdjust: 'none' } },
} as const;

export const box = style({ ...base, display: 'block', maxInlineSize: '100%' });
export const shape = styleVariants({
  line: { borderRadius: 8 },
  tile: { borderRadius: vars.radius.tile },
  card: { borderRadius: vars.radius.card },
  control: { borderRadius: vars.radius.control },
});
export const text = style({
  ...base,
  borderRadius: 8,
  color: 'transparent',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  userSelect: 'none',
});
