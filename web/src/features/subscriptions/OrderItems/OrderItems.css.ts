import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  padding: space[5],
});
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[2],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
});
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.weight.label });
/** Below the words where both don't fit side by side. */
export const amount = style({ minInlineSize: 128, justifySelf: 'end' });
export const foot = style({ display: 'grid', gap: space[3], padding: `${space[4]} ${space[5]}` });
export const sum = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] });
export const total = style({ ...sized('lead'), fontWeight: vars.weight.label });
