import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const values = style({ display: 'grid', gap: vars.space[3] });
export const name = style({ fontSize: vars.text.meta, lineHeight: vars.leading.meta, color: vars.color.inkSoft });
export const code = style({
  fontFamily: vars.font.code,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const checks = style({ display: 'grid', gap: vars.space[3] });
