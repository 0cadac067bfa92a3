import { style } from '@vanilla-extract/css';

/** Black on its own white, whatever the scheme: forced colors don't turn a barcode either. */
export const barcode = style({
  forcedColorAdjust: 'none',
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 310,
  blockSize: 148,
  fill: '#000',
});
