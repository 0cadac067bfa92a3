import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] });
/** On a phone the products come first: the aisles lead up, too. */
export const crumbs = style({ '@media': { [media.belowTablet]: { display: 'none' } } });
