import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const membership = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: `${space[6]} ${space[5]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.2fr)',
      gap: '56px',
      padding: `${space[10]} ${space[12]}`,
    },
  },
});
export const promise = style({ display: 'grid', gap: space[2], alignContent: 'center', justifyItems: 'start' });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  marginBlockStart: space[2],
});
export const benefits = style({
  display: 'grid',
  gap: space[5],
  '@media': { [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space[8] } },
});
export const benefit = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[3] },
  },
});
export const fact = style({ display: 'grid', gap: space[1], justifyItems: 'start' });
