import { style } from '@vanilla-extract/css';

export const icon = style({ display: 'block', flex: 'none' });

export const directional = style({
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
