import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const days = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });
export const day = style({
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  fontWeight: vars.weight.label,
});
