import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)', columnGap: space[10] },
    [media.spacious]: { columnGap: space[16] },
  },
});
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const fold = style({ borderBlockEnd: `1px solid ${color.hairline}` });
export const foldTitle = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: vars.control.large,
  fontWeight: vars.weight.label,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const foldArrow = style({
  display: 'grid',
  transition: `transform ${vars.motion.in} ${vars.ease.out}`,
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const foldText = style({ paddingBlockEnd: space[5], color: color.inkSoft });
