import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

/** Little room: a narrow phone, or a wider one with larger text. */
const tight = '(max-width: 17rem)';
export const rows = style({ margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.hairline}`,
  // The amount stands below the name then.
  '@container': { [tight]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start', rowGap: space[1] } },
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const amounts = style({
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
  '@container': { [tight]: { gridColumn: '2', justifyItems: 'start' } },
});
export const was = style({ ...sized('meta'), color: color.inkSoft, fontWeight: weight.regular });
