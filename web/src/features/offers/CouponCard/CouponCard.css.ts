import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const soon = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.warning,
  fontWeight: vars.weight.strong,
});
/** What was done, and the way back. */
export const done = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: vars.space[4],
});
