import { onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const greeting = style({ display: 'grid' });
export const actions = style({ display: 'grid', gap: vars.space[1] });
export const failed = style({ color: vars.color.error, fontSize: vars.text.meta, lineHeight: vars.leading.meta });

export const links = style({ display: 'grid', marginInline: `calc(-1 * ${vars.space[3]})` });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.tile,
  color: vars.color.ink,
  fontWeight: vars.weight.label,
  textDecoration: 'none',
  '@media': onHover({ backgroundColor: vars.color.surfaceTile }),
});
