import { vars } from '@larder/design-system/theme';
import { displayFace } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surfaceTile,
});
export const wait = style({ display: 'grid' });
export const clock = style({
  ...displayFace,
  fontSize: vars.text.page,
  lineHeight: vars.leading.page,
  fontVariantNumeric: 'tabular-nums',
});
