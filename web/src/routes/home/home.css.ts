import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  '@media': { [media.desktop]: { gap: '56px' } },
});

/** The row about the next order, and the heading's stage below it. */
export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });

/** Room for the row of coupons until it is known; as high as a phone's, a desktop's is hardly less. */
export const reservedForCoupons = style({ ':empty': { minHeight: '320px' } });
