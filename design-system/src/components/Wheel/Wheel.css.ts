import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

const { color } = vars;

export const wheel = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 440,
  overflow: 'visible',
  '@media': {
    [media.desktop]: { maxInlineSize: 552 },
    // a toy keeps its colors, or its fields would be one
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
});

export const rim = style({ fill: color.action });
export const stand = style({ fill: color.actionHover });
const lamp = style({ fill: 'none', stroke: color.onAction, strokeWidth: 8, strokeLinecap: 'round' });
export const bulb = styleVariants({ on: [lamp], off: [lamp, { opacity: 0.55 }] });
export const field = styleVariants({
  paper: { fill: color.playPaper, stroke: color.playPaper },
  sky: { fill: color.playSkyStrong, stroke: color.playPaper },
  mint: { fill: color.playMintStrong, stroke: color.playPaper },
  peach: { fill: color.playPeachStrong, stroke: color.playPaper },
});
const label = style({ fontFamily: vars.font.text, fontWeight: vars.weight.label, textAnchor: 'middle' });
export const fieldLabel = styleVariants({
  paper: [label, { fill: color.onPlayPaper }],
  sky: [label, { fill: color.ink }],
  mint: [label, { fill: color.ink }],
  peach: [label, { fill: color.ink }],
});
export const hub = style({ fill: color.playPaper, stroke: color.action, color: color.action });
export const pointer = style({ fill: color.surfaceInverse, stroke: color.playSky });
