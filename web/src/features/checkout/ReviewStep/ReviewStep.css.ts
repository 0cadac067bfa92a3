import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const items = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
/** Ink, so that it reads as the law's and not as a failure. */
export const warning = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: `1.5px solid ${color.ink}`,
  borderRadius: vars.radius.tile,
});
