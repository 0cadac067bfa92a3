import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';
import { opens } from '../../ui/opens.ts';

const { space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const head = style({ display: 'grid', gap: space[1] });
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});
/** The calendar, day below day. */
export const days = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const more = style({ display: 'grid', gap: space[4] });
export const summary = style([
  opens,
  { minBlockSize: 44, fontWeight: vars.weight.label, selectors: { '[open] > &': { marginBlockEnd: space[4] } } },
]);
/** Rows that know how much room there is. */
export const items = style({ containerType: 'inline-size' });
