import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const trail = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const meadow = style({ fill: vars.color.playMint });
export const hill = style({ fill: vars.color.playMintStrong, opacity: 0.7 });
export const sun = style({ fill: vars.color.playPeach });
export const string = style({ stroke: vars.color.playPaper, fill: 'none' });
export const bunting = styleVariants({
  peach: { fill: vars.color.playPeachStrong },
  mint: { fill: vars.color.playPaper },
  sky: { fill: vars.color.playSkyStrong },
});
export const stall = style({ fill: vars.color.playPeach });
export const post = style({ stroke: vars.color.playPaperSunken, fill: 'none' });
export const awningCloth = styleVariants({
  peach: { fill: vars.color.playPeachStrong },
  mint: { fill: vars.color.playMintStrong },
  sky: { fill: vars.color.playSkyStrong },
});
export const awningStripe = style({ fill: vars.color.playPaper });
export const crate = style({ fill: vars.color.playPeachStrong });
export const plank = style({ stroke: vars.color.playPeach });
export const path = style({ stroke: vars.color.playPaper, fill: 'none' });
export const walked = style({ stroke: vars.color.action, fill: 'none' });
export const place = style({ fill: vars.color.playPaper });
export const stamped = styleVariants({
  peach: { fill: vars.color.playPeachStrong },
  mint: { fill: vars.color.playMintStrong },
  sky: { fill: vars.color.playSkyStrong },
});
export const placeNumber = style({
  fill: vars.color.onPlayPaper,
  opacity: 0.72,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.label,
  textAnchor: 'middle',
});
export const ring = style({ stroke: vars.color.ink, fill: 'none' });
export const badge = style({ fill: vars.color.surfaceInverse, stroke: vars.color.playPaper });
export const check = style({ stroke: vars.color.onInverse, fill: 'none' });
export const ticket = style({ fill: vars.color.savings });
export const ticketText = style({
  fill: vars.color.onSavings,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.label,
  textAnchor: 'middle',
});
export const pin = style({ fill: vars.color.surfaceInverse, stroke: vars.color.playSky });
