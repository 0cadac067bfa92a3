import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

export const prize = style({ display: 'flex', gap: vars.space[4], alignItems: 'center' });
export const words = style({ display: 'grid', minInlineSize: 0 });
export const body = style({ display: 'grid', gap: vars.space[4] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
});
/** Side by side as long as each fits in one line. */
export const action = style({ flex: '1 1 max-content', display: 'grid' });
export const receipt = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space[3],
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
  '@media': { [media.desktop]: { marginBlockStart: `calc(-1 * ${vars.space[4]})` } },
});
