import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

export const note = style({
  ...sized('meta'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `14px ${vars.space[4]}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surfaceTile,
  color: vars.color.inkSoft,
  outline: '1px solid transparent',
  outlineOffset: '-1px',
});
