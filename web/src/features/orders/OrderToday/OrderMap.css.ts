import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

/** A map isn't mirrored: east stays east. */
export const map = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 190,
  overflow: 'hidden',
  backgroundColor: color.surfaceCard,
  '@media': { [media.tablet]: { blockSize: 260 } },
});
export const block = style({ fill: color.surfaceTile });
const way = { strokeWidth: 4, strokeLinecap: 'round', fill: 'none' } as const;
export const gone = style({ ...way, stroke: color.inkFaint, strokeDasharray: '0 9' });
export const ahead = style({ ...way, stroke: color.ink });
export const stop = style({ fill: color.surfaceCard, stroke: color.ink, strokeWidth: 3.5 });
export const pin = style({ fill: color.action });
export const house = style({ fill: color.onAction });
/** Glides from where it was to where it is. */
export const van = style({
  transition: 'x 2s linear, y 2s linear',
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
