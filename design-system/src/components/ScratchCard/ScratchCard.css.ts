import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { displayFace, sized } from '../../theme/typography.ts';

const { color, space } = vars;

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  inlineSize: 'clamp(232px, 81vw, 440px)',
  maxInlineSize: '100%',
  padding: space[4],
  borderRadius: 20,
  backgroundColor: color.playPaper,
  color: color.onPlayPaper,
  transform: 'rotate(-2.5deg)',
  boxShadow: `0 2px 0 ${color.playPaperSunken}`,
  '@media': {
    [media.desktop]: { inlineSize: 'min(100%, 480px)', padding: 28, gap: space[5], borderRadius: 28 },
    // a toy keeps its colors, or foil and paper would be one
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
});
export const caption = style({
  ...displayFace,
  ...sized('lead'),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '@media': { [media.desktop]: sized('title') },
});

const grid = style({ display: 'grid', gap: space[2], '@media': { [media.desktop]: { gap: 14 } } });
export const squares = styleVariants({
  2: [grid, { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }],
  3: [grid, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }],
});
export const square = style({
  position: 'relative',
  display: 'block',
  padding: 0,
  border: 0,
  borderRadius: '13.4%',
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:disabled': { cursor: 'default' },
    '&:not(:disabled)': { touchAction: 'none' },
    '&[data-match=true]': { boxShadow: `0 0 0 3px ${color.playPaper}, 0 0 0 6px ${color.onPlayPaper}` },
    '&:focus-visible': { zIndex: vars.layer.raised },
  },
});
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const ground = style({ fill: color.playPaperSunken });
export const foil = style({ fill: color.playFoil });
export const print = style({ color: color.playFoilStrong });
export const cover = style({
  transition: `opacity ${vars.motion.out} ${vars.ease.out}`,
  selectors: { [`${square}[data-open=true] &`]: { opacity: 0 } },
});

/** Blank until something is scratched or opened. */
export const under = style({
  selectors: { [`${square}:not([data-known=true]) &`]: { visibility: 'hidden' } },
});

export const coin = style({
  position: 'absolute',
  insetBlockStart: 0,
  // the pointer places it, and the pointer has no reading direction
  insetInline: '0 auto',
  inlineSize: 56,
  blockSize: 56,
  margin: -28,
  pointerEvents: 'none',
  visibility: 'hidden',
  zIndex: vars.layer.raised,
  selectors: { '&[data-shown=true]': { visibility: 'visible' }, '&:dir(rtl)': { insetInline: 'auto 0' } },
});
