import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

const { color, space, weight } = vars;

export const game = style({ position: 'relative', display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const gameLabel = style({ color: color.inkSoft });
export const gameChoice = style({
  appearance: 'none',
  minBlockSize: vars.layout.target,
  fieldSizing: 'content',
  maxInlineSize: '14rem',
  paddingInlineEnd: space[8],
  border: 0,
  borderRadius: vars.radius.tile,
  color: color.ink,
  backgroundColor: 'transparent',
  font: 'inherit',
  fontWeight: weight.label,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: space[1],
  display: 'grid',
  pointerEvents: 'none',
});
