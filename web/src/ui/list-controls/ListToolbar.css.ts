import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[6],
  rowGap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.print]: { display: 'none' },
  },
});
export const end = style({
  display: 'none',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: 52,
  '@media': {
    [media.tablet]: { display: 'flex' },
    // On a phone the order is chosen in the drawer, which needs a script.
    [media.withoutScripts]: { display: 'flex', flexWrap: 'wrap' },
  },
});
export const views = style({ display: 'flex' });
