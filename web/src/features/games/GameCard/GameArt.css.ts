import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const ground = styleVariants({
  WHEEL: { background: vars.color.playSky },
  SCRATCH: { background: vars.color.playPeach },
  PICK3: { background: vars.color.playMint },
  COLLECT: { background: vars.color.playSky },
});
export const drawing = style({
  display: 'block',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});
export const shelf = style({ fill: vars.color.playMintStrong });
export const rays = style({ stroke: vars.color.ink, fill: 'none' });
export const paper = style({ fill: vars.color.playPaper });
export const sunken = style({ fill: vars.color.playPaperSunken });
export const foil = style({ fill: vars.color.playFoil });
export const scratched = style({ stroke: vars.color.playPaperSunken, fill: 'none' });
export const meadow = style({ fill: vars.color.playMint });
export const trail = style({ stroke: vars.color.playPaper, fill: 'none' });
export const walked = style({ stroke: vars.color.action, fill: 'none' });
