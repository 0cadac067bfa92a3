import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const table = style({ fill: vars.color.playPeachStrong, opacity: 0.6 });

export const seal = style({
  inlineSize: 28,
  blockSize: 28,
  flex: 'none',
  fill: vars.color.action,
  color: vars.color.onAction,
});
