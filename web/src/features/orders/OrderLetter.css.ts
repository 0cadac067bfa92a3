import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space, color } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const letter = style({ ...column, gap: space[5], containerType: 'inline-size' });
export const tile = style({
  ...column,
  gap: space[2],
  padding: space[4],
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceTile,
});
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: space[4], margin: 0 });
export const now = style([
  row,
  { borderBlockStart: `1px solid ${color.borderControl}`, paddingBlockStart: space[2], fontWeight: vars.weight.label },
]);
export const amount = style({ margin: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const touches = style({ ...column, gap: space[1], margin: 0, padding: 0, listStyle: 'none' });
export const touch = style({ display: 'flex', gap: space[2], alignItems: 'start' });
export const part = style({
  ...column,
  gap: space[2],
  borderBlockStart: `1px solid ${color.hairline}`,
  paddingBlockStart: space[4],
});
