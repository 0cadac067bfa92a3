import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
/** All in one row; in rem, so that larger text counts as less room. */
const roomy = '(min-width: 46rem)';

export const box = style({ containerType: 'inline-size' });
/** Picture, words, progress, and button in a row; on a phone the progress stands below the words, and the button has a row. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[3],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceCard,
  '@container': {
    [roomy]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr) auto',
      columnGap: space[5],
      paddingInline: space[6],
    },
  },
});
/** Two lines of words, so that nothing moves once the cart is known. */
export const words = style({ display: 'grid', alignContent: 'center', gap: space[1], minBlockSize: '4.5rem' });
export const progress = style({
  gridColumn: '1 / -1',
  '@container': { [roomy]: { gridColumn: 'auto' } },
});
export const way = style({
  display: 'grid',
  gridColumn: '1 / -1',
  '@container': { [roomy]: { gridColumn: 'auto', minInlineSize: '10rem' } },
});
