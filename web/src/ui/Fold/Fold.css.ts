import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const fold = style({ borderBlockEnd: `1px solid ${color.hairline}` });
export const title = style({
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
export const arrow = style({
  display: 'grid',
  flex: 'none',
  transition: `transform ${vars.motion.in} ${vars.ease.out}`,
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const text = style({ paddingBlockEnd: space[5], color: color.inkSoft });
