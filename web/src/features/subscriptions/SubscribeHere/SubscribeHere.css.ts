import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const form = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const fields = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' });
