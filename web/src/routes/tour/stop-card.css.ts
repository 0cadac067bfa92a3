import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

const stage = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-end',
  gap: space[1],
  blockSize: '132px',
  paddingBlockEnd: space[3],
  '@media': {
    [media.tablet]: { blockSize: '168px' },
    [media.print]: { display: 'none' },
  },
});
/** A ground with the floor that its pictures stand on. */
const on = (ground: string, floor: string) => ({
  background: `linear-gradient(to bottom, ${ground} calc(100% - 26px), ${floor} 0)`,
});
export const art = styleVariants(
  {
    tile: on(color.surfaceTile, color.hairline),
    sky: on(color.playSky, color.playSkyStrong),
    mint: on(color.playMint, color.playMintStrong),
  },
  (ground) => [stage, ground],
);

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  paddingBlockStart: space[4],
  paddingInline: space[5],
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${color.borderControl}`,
  ...sized('meta'),
  fontWeight: vars.weight.strong,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const numberSeen = style([
  number,
  { backgroundColor: color.surfaceInverse, color: color.onInverse, boxShadow: 'none' },
]);
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingBlockStart: space[2],
  paddingInline: space[5],
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: `${space[3]} ${space[5]}`,
  paddingInline: space[5],
});
export const as = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  ...sized('meta'),
  fontWeight: vars.weight.strong,
});
