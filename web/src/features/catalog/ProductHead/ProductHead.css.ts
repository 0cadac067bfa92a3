import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

export const head = style({ display: 'grid', gap: space[2] });
export const sizeLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[4] });
export const size = style({ color: color.inkSoft });
/** What a wine is, side by side. */
export const wine = style({
  ...sized('meta'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  rowGap: space[2],
});
export const fact = style({ fontWeight: weight.strong });
export const tags = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });
export const tag = style({
  ...sized('meta'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: weight.strong,
});

export const warning = style({
  ...sized('meta'),
  display: 'grid',
  gap: space[1],
  padding: `14px ${space[4]}`,
  border: `${vars.control.edge} solid ${color.ink}`,
  borderRadius: vars.radius.tile,
  overflowWrap: 'anywhere',
});
export const warningWord = style({ display: 'flex', alignItems: 'center', gap: space[2], fontWeight: weight.heavy });
export const price = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
