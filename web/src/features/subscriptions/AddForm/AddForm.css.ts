import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const form = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'end',
  '@media': { [media.spacious]: { gridTemplateColumns: 'minmax(0, 1fr) 96px 180px 180px' } },
});
/** Beside the button. */
export const beside = style({ '@media': { [media.spacious]: { gridColumn: '1 / 4', alignSelf: 'center' } } });
export const product = style({ display: 'flex', gap: space[4], alignItems: 'center', minInlineSize: 0 });
export const picture = style({
  flexShrink: 0,
  padding: space[1],
  objectFit: 'contain',
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surfaceTile,
});
