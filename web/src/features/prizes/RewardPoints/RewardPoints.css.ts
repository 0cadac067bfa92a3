import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { space } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: space[16] },
  },
});
export const count = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const words = style({ display: 'grid' });
export const rest = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
  margin: 0,
});
export const fact = style({ display: 'grid', gap: space[1] });
export const value = style({ margin: 0 });
export const expiry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.warning,
});
