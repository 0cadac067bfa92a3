import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;
/** Large text, or little room: words stand below the picture, in the whole width. */
const tight = '(max-width: 15rem)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gridTemplateAreas: '"tile words price" "tile actions actions" "choices choices choices"',
  columnGap: space[4],
  rowGap: space[1],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '64px minmax(0, 1fr) 96px 15rem',
      gridTemplateAreas: '"tile words price actions" ". choices choices choices"',
      columnGap: space[5],
      alignItems: 'center',
    },
  },
  '@container': {
    [tight]: {
      gridTemplateColumns: '64px minmax(0, 1fr)',
      gridTemplateAreas: '"tile price" "words words" "actions actions" "choices choices"',
    },
  },
});
export const price = style({ gridArea: 'price', textAlign: 'end' });
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[1],
  '@media': { [media.desktop]: { justifyContent: 'end', columnGap: space[4] } },
});
/** What is seldom changed, below the row once it is opened. */
export const choices = style({ gridArea: 'choices', paddingBlockStart: space[2] });
