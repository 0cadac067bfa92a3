import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const head = style({ display: 'grid', gap: space[1] });
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [media.desktop]: { gap: space[10] } },
});
export const more = style({ display: 'grid', justifyItems: 'center', gap: space[3] });
export const picture = style({ inlineSize: 112, blockSize: 112 });
