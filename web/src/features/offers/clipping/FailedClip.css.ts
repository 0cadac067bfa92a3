import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: '50%',
  color: vars.color.error,
  backgroundColor: vars.color.errorTint,
});
