import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
});
