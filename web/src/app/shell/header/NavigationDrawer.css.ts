import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const who = style({
  display: 'grid',
  paddingBlock: `${vars.space[4]} ${vars.space[3]}`,
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const name = style({
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  fontWeight: vars.weight.label,
});
export const navigation = style({ paddingInline: vars.space[2] });
export const area = style({
  padding: `${vars.space[4]} ${vars.space[3]} ${vars.space[1]}`,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  fontWeight: vars.weight.label,
  color: vars.color.inkSoft,
});
export const store = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '60px',
  paddingInline: vars.space[5],
  color: vars.color.inkSoft,
});
