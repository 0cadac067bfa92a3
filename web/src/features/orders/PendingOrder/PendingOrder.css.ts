import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

/** On a phone the action stands below the words, over the whole width. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [media.print]: { display: 'none' },
  },
});
export const soft = style({ color: vars.color.inkSoft });
export const action = style({
  display: 'grid',
  '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } },
});
/** Keeps the room of what is known in the browser only. */
export const unseen = style({ visibility: 'hidden' });
