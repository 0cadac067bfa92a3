import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: vars.space[6] } },
});
export const picture = style({ inlineSize: 44, blockSize: 44 });
export const action = style({
  display: 'grid',
  '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } },
});
export const wide = style({ gridColumn: '1 / -1' });
