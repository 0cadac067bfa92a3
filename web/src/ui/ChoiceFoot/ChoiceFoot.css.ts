import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

/** On a phone the buttons stand below the words, over the whole width. */
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': {
    // Side by side only as long as the words keep their measure, with large text too.
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[5] },
  },
});
export const words = style({ flex: '1 1 12rem' });
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end' } },
});
