import { onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid' });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.layout.target,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.tile,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: vars.weight.label,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': onHover({ backgroundColor: vars.color.surfaceTile }),
});
