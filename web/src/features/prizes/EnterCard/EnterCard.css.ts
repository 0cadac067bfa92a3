import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

const { space } = vars;

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[2]} ${space[6]}`,
});
export const limitBar = style({ flex: '1 1 10rem' });
export const count = style({ display: 'grid' });
export const quantity = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});
export const stepper = style({ inlineSize: '9.75rem', maxInlineSize: '100%' });
export const words = style({ display: 'grid' });
