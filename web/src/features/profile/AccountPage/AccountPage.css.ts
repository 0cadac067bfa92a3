import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

/** The main thing, and from 1200 px on a narrow card beside it. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  '@media': {
    'screen and (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 304px', gap: vars.space[8] },
  },
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const padded = style({
  display: 'grid',
  gap: vars.space[5],
  padding: vars.space[5],
  '@media': { [media.tablet]: { padding: vars.space[8] } },
});
