import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { displayFace, sized } from '@larder/design-system/typography';

export const steps = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[6] } },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr', alignItems: 'start', alignContent: 'start' } },
});
export const art = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.tile });
export const words = style({ display: 'grid', gap: vars.space[1] });
export const title = style({
  ...displayFace,
  ...sized('lead'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  flex: 'none',
  borderRadius: '50%',
  background: vars.color.surfaceInverse,
  color: vars.color.onInverse,
  fontFamily: vars.font.text,
  fontSize: vars.text.meta,
  fontWeight: vars.weight.heavy,
  letterSpacing: 0,
});
export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'space-between',
      alignItems: 'center',
    },
  },
});
export const main = style({
  inlineSize: '100%',
  display: 'grid',
  '@media': { [media.tablet]: { inlineSize: 'auto', minInlineSize: 220 } },
});

export const mintGround = style({ fill: vars.color.playMint });
export const mintFloor = style({ fill: vars.color.playMintStrong });
export const peachGround = style({ fill: vars.color.playPeach });
export const skyGround = style({ fill: vars.color.playSky });
export const paper = style({ fill: vars.color.playPaper });
export const sunken = style({ fill: vars.color.playPaperSunken });
export const foil = style({ fill: vars.color.playFoil });
export const rays = style({ stroke: vars.color.ink });
export const trail = style({ stroke: vars.color.playPaper });
export const walked = style({ stroke: vars.color.action });
export const brand = style({ fill: vars.color.action });
export const peach = style({ fill: vars.color.playPeachStrong });
export const yellow = style({ fill: vars.color.savings });
