import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  paddingBlock: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const icon = style({ display: 'grid', placeItems: 'center', color: vars.color.inkSoft });
export const words = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start', minInlineSize: 0 });
export const meta = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[6] });
