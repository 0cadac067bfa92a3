import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const place = style({ position: 'relative', marginInlineStart: 'auto' });
export const trigger = style({
  minBlockSize: vars.layout.target,
  maxInlineSize: '14rem',
  paddingInline: vars.space[3],
  border: 0,
  backgroundColor: 'transparent',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});
