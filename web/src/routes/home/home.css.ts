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

/**
 * What stands far below the first screen. Until the page is taken over, the browser neither lays it out nor asks for its
 * pictures before it comes near, so that the first paint needn't wait for it; it is taken for as high as a phone's shelf.
 * Afterward scrolling has to know its height. What has nothing to show takes no room.
 */
export const far = style({
  ':empty': { display: 'none' },
  '@media': {
    '(scripting: enabled)': {
      selectors: {
        'html:not([data-taken-over]) &': {
          contentVisibility: 'auto',
          containIntrinsicHeight: '490px',
          overflowClipMargin: vars.space[3],
        },
      },
    },
  },
});
