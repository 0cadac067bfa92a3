import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const words = style({ display: 'grid', gap: vars.space[1], flex: '1 1 240px', minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.label, overflowWrap: 'anywhere' });
export const hint = style({ color: vars.color.inkSoft, fontSize: vars.text.meta, lineHeight: vars.leading.meta });
