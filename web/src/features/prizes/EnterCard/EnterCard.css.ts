import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

const { space } = vars;

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  columnGap: space[6],
});
export const count = style({ display: 'grid' });
export const quantity = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});
export const stepper = style({ inlineSize: 156 });
export const words = style({ display: 'grid' });
