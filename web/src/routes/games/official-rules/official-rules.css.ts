import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const fingerprint = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  breakInside: 'avoid',
});
