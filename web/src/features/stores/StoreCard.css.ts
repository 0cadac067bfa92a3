import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'grid', gap: vars.space[4] });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const line = style({ display: 'block' });
