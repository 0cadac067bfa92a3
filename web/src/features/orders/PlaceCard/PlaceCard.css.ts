import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const instead = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  '@media': { [media.print]: { display: 'none' } },
});
export const place = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.print]: { display: 'none' } },
});
