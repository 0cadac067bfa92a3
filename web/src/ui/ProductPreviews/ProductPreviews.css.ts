import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Small pictures in a row; what doesn't fit is left out. */
export const previews = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // room for the badges, which reach over the corners
  paddingBlockStart: vars.space[2],
});
export const preview = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 46,
  blockSize: 46,
  borderRadius: `min(${vars.radius.tile}, 12px)`,
  backgroundColor: vars.color.surfaceTile,
  color: vars.color.inkSoft,
});
export const picture = style({ inlineSize: '84%', blockSize: '84%', objectFit: 'contain' });
export const count = style({ position: 'absolute', insetBlockStart: '-8px', insetInlineEnd: '-8px' });
