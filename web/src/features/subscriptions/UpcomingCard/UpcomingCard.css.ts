import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style, styleVariants } from '@vanilla-extract/css';

const { space } = vars;

/** The foot stands at the bottom of cards side by side. */
export const layout = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  gridTemplateRows: 'auto auto',
  gridAutoRows: 'auto',
  minBlockSize: '100%',
});
export const title = style({ ...sized('lead'), fontWeight: vars.weight.label });
export const windows = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[3],
  borderBlock: `1px solid ${vars.color.hairline}`,
});
export const window = style({
  ...sized('meta'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
});
export const label = style({ color: vars.color.inkSoft });
export const when = styleVariants({
  open: { fontWeight: vars.weight.label },
  closed: { color: vars.color.inkSoft },
});
export const foot = style({ display: 'grid', gap: space[3], alignSelf: 'end' });
export const sum = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] });
export const total = style({ ...sized('lead'), fontWeight: vars.weight.label });
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: space[3],
});
