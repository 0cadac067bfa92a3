import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

const rule = `1px solid ${vars.color.hairline}`;

export const facts = style({ display: 'grid', borderBlockStart: rule });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: rule,
});
/** Beside the value, and above it where the letters are too large for both. */
export const label = style({ flex: '1 1 6rem', color: vars.color.inkSoft });
export const value = style({
  flex: '2 1 10rem',
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
