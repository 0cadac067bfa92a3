import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style, styleVariants } from '@vanilla-extract/css';
import { opens } from '../../../ui/opens.ts';

const { color, space, weight } = vars;

export const sums = style({ display: 'grid', gap: space[1], margin: 0 });
const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[4],
});
/** A line, a part of a saving, and the result. */
export const line = styleVariants({
  line: [base],
  part: [base, { ...sized('meta'), color: color.inkSoft }],
  saving: [base],
  result: [
    base,
    {
      ...sized('lead'),
      // Large text takes two lines, never half words.
      display: 'flex',
      flexWrap: 'wrap',
      marginBlockStart: space[2],
      paddingBlockStart: space[3],
      borderBlockStart: `1px solid ${color.hairline}`,
      fontWeight: weight.strong,
    },
  ],
});
/** As high as the saving's row. */
export const noSaving = style({ blockSize: '1.5rem' });
/** Keeps its height where there is nothing to open. */
export const noHow = style({ minBlockSize: 24 });
export const how = style([noHow, { ...opens, ...sized('meta'), color: color.inkSoft }]);
export const amount = style({
  margin: 0,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textAlign: 'end',
});
/** The ticket's digits stay in the column; its edge stands out of it. */
export const ticket = style({ display: 'inline-block', inlineSize: 'max-content', marginInlineEnd: '-10px' });
export const was = style({ ...sized('body'), color: color.inkSoft, fontWeight: weight.regular });
