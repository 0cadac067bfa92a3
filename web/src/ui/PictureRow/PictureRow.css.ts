import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const amounts = style({
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
});
export const was = style({ ...sized('meta'), color: color.inkSoft, fontWeight: weight.regular });
