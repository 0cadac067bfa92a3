import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

export const plays = style({ display: 'inline-flex', alignItems: 'center', gap: 10, fontWeight: vars.weight.strong });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });
export const play = style({
  flex: 'none',
  fill: vars.color.track,
  selectors: { '&[data-left]': { fill: vars.color.action } },
  '@media': {
    [media.forcedColors]: {
      fill: 'Canvas',
      stroke: 'CanvasText',
      selectors: { '&[data-left]': { fill: 'Highlight' } },
    },
  },
});
