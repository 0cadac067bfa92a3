import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

export const floor = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '22%',
  background: vars.color.playMint,
});

export const wheel = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 'clamp(292px, 60vw, 440px)',
  overflow: 'visible',
  '@media': { [media.desktop]: { maxInlineSize: 552 } },
});

export const rim = style({ fill: vars.color.action });
export const stand = style({ fill: vars.color.actionHover });
const lamp = style({ fill: 'none', stroke: vars.color.onAction, strokeWidth: 8, strokeLinecap: 'round' });
export const bulb = styleVariants({
  on: [lamp],
  off: [lamp, { opacity: 0.55 }],
});
export const field = styleVariants({
  paper: { fill: vars.color.playPaper, stroke: vars.color.playPaper },
  sky: { fill: vars.color.playSkyStrong, stroke: vars.color.playPaper },
  mint: { fill: vars.color.playMintStrong, stroke: vars.color.playPaper },
  peach: { fill: vars.color.playPeachStrong, stroke: vars.color.playPaper },
});
const label = style({
  fontFamily: vars.font.text,
  fontWeight: vars.weight.label,
  textAnchor: 'middle',
});
export const fieldLabel = styleVariants({
  paper: [label, { fill: vars.color.onPlayPaper }],
  sky: [label, { fill: vars.color.ink }],
  mint: [label, { fill: vars.color.ink }],
  peach: [label, { fill: vars.color.ink }],
});
export const hub = style({ fill: vars.color.playPaper, stroke: vars.color.action, color: vars.color.action });
export const pointer = style({ fill: vars.color.surfaceInverse, stroke: vars.color.playSky });
