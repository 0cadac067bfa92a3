import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const without = style({ display: 'grid', gap: vars.space[2] });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockStart: vars.space[1] });
export const way = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Words that are too long for half of the width have all of it.
  flex: '1 1 auto',
  alignContent: 'start',
});
