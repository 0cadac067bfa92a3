import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;
/** Large text, or little room: names stand below, in the whole width. */
const tight = '(max-width: 15rem)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gridTemplateAreas: '"tile words price" "tile often often" "tile actions actions" "tile choices choices"',
  columnGap: space[4],
  rowGap: space[3],
  paddingBlock: space[4],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '64px minmax(0, 1fr) 186px 96px 18rem',
      gridTemplateAreas: '"tile words often price actions" ". choices choices choices choices"',
      columnGap: space[5],
      alignItems: 'center',
    },
  },
  '@container': {
    [tight]: {
      gridTemplateColumns: '64px minmax(0, 1fr)',
      gridTemplateAreas: '"tile price" "words words" "often often" "actions actions" "choices choices"',
    },
  },
});
export const often = style({ gridArea: 'often', display: 'grid', gap: space[1], maxInlineSize: 220 });
export const price = style({ gridArea: 'price', textAlign: 'end' });
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  '@media': { [media.desktop]: { justifyContent: 'end', columnGap: space[4] } },
});
/** What is seldom changed, below the row once it is opened. */
export const choices = style({
  gridArea: 'choices',
  '@media': { [media.desktop]: { maxInlineSize: 560 } },
});
export const choiceFields = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
