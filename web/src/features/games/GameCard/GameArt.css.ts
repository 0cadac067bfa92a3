import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

/** Below it a card lies on its side: a narrow picture, then the words. */
export const lying = media.belowTablet;

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
/** Seen while the card stands upright. */
export const wide = style({ '@media': { [lying]: { display: 'none' } } });
/** Seen while the card lies on its side. */
export const narrow = style({ display: 'none', '@media': { [lying]: { display: 'block' } } });
export const shelf = style({ fill: vars.color.playMintStrong });
export const rays = style({ stroke: vars.color.ink, fill: 'none' });
export const paper = style({ fill: vars.color.playPaper });
export const sunken = style({ fill: vars.color.playPaperSunken });
export const foil = style({ fill: vars.color.playFoil });
export const scratched = style({ stroke: vars.color.playPaperSunken, fill: 'none' });
export const meadow = style({ fill: vars.color.playMint });
export const trail = style({ stroke: vars.color.playPaper, fill: 'none' });
export const walked = style({ stroke: vars.color.action, fill: 'none' });
