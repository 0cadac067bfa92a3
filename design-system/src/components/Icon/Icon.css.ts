import { style } from '@vanilla-extract/css';

// Inherited by the drawing, which lies in a file of its own.
export const icon = style({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const directional = style({
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
