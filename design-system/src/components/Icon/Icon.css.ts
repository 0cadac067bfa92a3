import { style, styleVariants } from '@vanilla-extract/css';

// Inherited by the drawing, which lies in a file of its own.
export const icon = style({
  display: 'block',
  inlineSize: 20,
  blockSize: 20,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Other edges than 20 px. */
export const other = styleVariants({ 14: 14, 16: 16, 18: 18, 22: 22, 24: 24, 28: 28, 32: 32 }, (edge) => ({
  inlineSize: edge,
  blockSize: edge,
}));

export const directional = style({
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
