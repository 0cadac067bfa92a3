import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

const sharing = (rows: number) => ({
  display: 'grid',
  gridRow: `span ${rows}`,
  gridTemplateRows: 'subgrid',
  rowGap: 0,
});

export const card = recipe({
  base: {
    position: 'relative',
    overflow: 'clip',
    backgroundColor: vars.color.surfaceCard,
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: vars.radius.card,
  },
  variants: {
    padding: {
      small: { padding: vars.space[4] },
      medium: { padding: vars.space[5], '@media': { [media.tablet]: { padding: vars.space[6] } } },
      large: { padding: vars.space[5], '@media': { [media.tablet]: { padding: vars.space[10] } } },
    },
    rows: { 3: sharing(3), 4: sharing(4) },
    edge: {
      ink: { borderColor: vars.color.ink, borderWidth: vars.control.strong },
      control: { borderColor: vars.color.borderControl, borderWidth: vars.control.strong },
    },
  },
});
