import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Opens the drawer, where there is no column. */
export const filters = style({
  cursor: 'pointer',
  '@media': { [media.desktop]: { display: 'none' }, [media.withoutScripts]: { display: 'none' } },
});
/** Leads to the filters below the list, where there is no script for a drawer. */
export const below = style({
  display: 'none',
  '@media': {
    [media.withoutScripts]: { display: 'inline-flex' },
    [media.desktop]: { display: 'none' },
  },
});
export const count = style({ color: vars.color.inkSoft, fontWeight: vars.weight.regular });
