import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const hints = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  paddingBlock: space[3],
  paddingInline: space[4],
  listStyle: 'none',
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceTile,
  // A tint is gone in forced colors.
  outline: '1px solid transparent',
});
/** The words beside the bulb, and the button beside them while there is room. */
export const hint = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  ...sized('meta'),
});
