import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, radius, space, weight } = vars;

export const steps = style({
  ...sized('meta'),
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: space[4],
  borderRadius: radius.tile,
  backgroundColor: color.surfaceTile,
});
export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[4] });
export const words = style({ color: color.inkSoft });
export const pay = style([
  step,
  {
    marginBlockStart: space[1],
    paddingBlockStart: space[2],
    borderBlockStart: `1px solid ${color.borderControl}`,
    fontWeight: weight.strong,
  },
]);
export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
