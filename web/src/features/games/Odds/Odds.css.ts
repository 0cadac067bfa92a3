import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const headCell = style({
  textAlign: 'start',
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  fontWeight: vars.weight.strong,
  color: vars.color.inkSoft,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.borderControl}`,
});
export const cell = style({
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
});
export const end = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const outcome = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
export const next = style({ display: 'grid', gap: vars.space[1] });
