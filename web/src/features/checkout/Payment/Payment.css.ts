import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const tips = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const snap = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceTile,
});
export const other = style({ maxInlineSize: '240px' });
export const poNumber = style({ maxInlineSize: '420px' });
export const problem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
  color: vars.color.ink,
  fontWeight: vars.weight.label,
});
