import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const minis = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const mini = style({ position: 'relative' });
/** On the picture's upper corner. */
export const badge = style({ position: 'absolute', insetBlockStart: '-8px', insetInlineEnd: '-6px' });
