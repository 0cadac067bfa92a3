import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

export const head = style({ display: 'grid', gap: space[1], marginBlockEnd: space[3] });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const hint = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
  paddingBlock: space[3],
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const wide = style({ gridColumn: '1 / -1' });
export const offer = style({
  ...sized('meta'),
  paddingBlock: space[3],
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const title = style({ fontWeight: weight.strong });
