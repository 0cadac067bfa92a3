import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

export const lines = style({
  display: 'block',
  paddingBlock: vars.space[3],
  maxBlockSize: '60vh',
  resize: 'vertical',
  fieldSizing: 'content',
});
export const count = style({ textAlign: 'end' });
export const over = style({ color: vars.color.error, fontWeight: vars.weight.strong });
