import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

const { color } = vars;

export const status = style({
  ...sized('meta'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.strong,
});

// borders, not fills: the shapes stay when colors are forced
const shape = (border: string, borderRadius: string | number) => ({
  '::before': { content: '', flex: 'none', inlineSize: 8, blockSize: 8, border, borderRadius },
});
export const kind = styleVariants({
  active: shape(`4px solid ${color.action}`, '50%'),
  todo: shape(`2px solid ${color.inkSoft}`, '50%'),
  over: shape(`4px solid ${color.inkFaint}`, 2),
  done: { color: color.success, fontWeight: vars.weight.label },
});
