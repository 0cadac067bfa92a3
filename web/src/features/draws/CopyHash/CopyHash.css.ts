import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: 680,
  paddingBlock: vars.space[2],
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.surfaceTile,
});
export const value = style({ flex: 1, minInlineSize: 0 });
