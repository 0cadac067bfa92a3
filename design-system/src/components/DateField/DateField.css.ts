import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { displayFace } from '../../theme/typography.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.3fr)',
  gap: vars.space[3],
});
export const part = style({ display: 'grid', gap: vars.space[2], alignContent: 'end' });
export const digits = style({
  ...displayFace,
  minBlockSize: vars.control.tall,
  fontSize: vars.text.small,
});
