import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const teaser = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  backgroundColor: color.surfaceCard,
  borderRadius: vars.radius.card,
  boxShadow: `0 0 0 1px ${color.hairline}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)', minBlockSize: '300px' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[6],
  padding: space[5],
  '@media': { [media.tablet]: { padding: space[8] } },
});
export const head = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[5]}`,
});
/** Sky over a meadow: play colors stand only here. */
export const art = style({
  display: 'grid',
  placeItems: 'end center',
  order: -1,
  minBlockSize: '192px',
  paddingBlockEnd: space[6],
  background: `linear-gradient(to top, ${color.playMintStrong} 52px, ${color.playSky} 52px)`,
  '@media': { [media.tablet]: { order: 0 } },
});
