import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { columnGap: vars.space[16] },
  },
});
