import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid' });
export const done = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.layout.target,
  margin: 0,
  color: vars.color.success,
});
export const failed = style({ '@media': { [media.tablet]: { maxInlineSize: 320 } } });
