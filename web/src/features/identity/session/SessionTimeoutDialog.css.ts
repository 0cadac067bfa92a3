import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Two things on a shelf. */
export const art = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  gap: vars.space[2],
  inlineSize: '184px',
  marginInline: 'auto',
  borderBlockEnd: `6px solid ${vars.color.hairline}`,
});
