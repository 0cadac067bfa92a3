import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

const rule = `1px solid ${vars.color.hairline}`;

export const facts = style({ display: 'grid', borderBlockStart: rule });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 0.5fr) minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: rule,
});
export const label = style({ color: vars.color.inkSoft });
export const value = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
