import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const floor = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '22%',
  background: vars.color.playMint,
});
