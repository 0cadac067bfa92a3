import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
/** Pictures, words, and the button in a row; on a phone one below the other. */
export const strip = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'center',
  padding: space[5],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceCard,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space[5] } },
});
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const button = style({ display: 'grid' });
