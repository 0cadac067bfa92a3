import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { displayFace, sized } from '../../theme/typography.ts';

const { color, space } = vars;
const rule = `1px solid ${color.hairline}`;

export const list = styleVariants({
  figures: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[3]} ${space[4]}`,
    paddingBlock: space[4],
    borderBlock: rule,
    '@media': { [media.desktop]: { paddingBlock: space[5] } },
  },
  rows: { display: 'grid', borderBlockStart: rule },
});
export const item = styleVariants({
  figures: { display: 'flex', flexDirection: 'column-reverse', gap: 2 },
  rows: {
    display: 'flex',
    flexWrap: 'wrap',
    // A value may hold a button, which is taller than its words.
    alignItems: 'baseline',
    columnGap: space[4],
    paddingBlock: space[3],
    borderBlockEnd: rule,
  },
});
export const label = styleVariants({
  figures: { ...sized('meta'), color: color.inkSoft },
  // next to the value, or above it where large text leaves no room for both
  rows: { flex: '1 1 6rem', color: color.inkSoft },
});
export const value = styleVariants({
  figures: {
    ...displayFace,
    ...sized('title'),
    '@media': {
      [media.desktop]: sized('page'),
      [media.narrow]: sized('small'),
    },
  },
  rows: { flex: '2 1 10rem', minInlineSize: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
});
