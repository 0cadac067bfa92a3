import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: vars.space[4],
  blockSize: '100%',
});
export const words = style({ display: 'grid', gap: vars.space[2], justifyItems: 'start', alignContent: 'start' });
export const progress = style({ gridColumn: '1 / -1' });
