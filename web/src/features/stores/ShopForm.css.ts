import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.print]: { display: 'none' } },
});
export const zip = style({ maxWidth: 240 });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
