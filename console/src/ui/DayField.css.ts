import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

const { color, control } = vars;

export const input = style({
  inlineSize: '100%',
  minBlockSize: control.field,
  paddingInline: vars.space[4],
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: vars.radius.field,
  backgroundColor: color.surfaceCard,
  color: color.ink,
});
