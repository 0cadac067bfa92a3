import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const actions = style({ '@media': { [media.print]: { display: 'none' } } });
