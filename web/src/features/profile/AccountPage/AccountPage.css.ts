import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

/** The main content, with a narrow card beside it from 1200 px on. */
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

const roomy = (gap: 4 | 5 | 6) =>
  style({
    display: 'grid',
    gap: vars.space[gap],
    padding: vars.space[5],
    '@media': { [media.tablet]: { padding: vars.space[8] } },
  });
/** The inside of a card: facts, a list, a form. */
export const padded = { facts: roomy(4), list: roomy(5), form: roomy(6) };
