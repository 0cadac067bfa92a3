import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const hash = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  fontFamily: vars.font.code,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  userSelect: 'all',
});
