import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

/** As many coupons beside each other as fit, one on a phone. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' },
    [media.desktop]: { gap: vars.space[6] },
  },
});
