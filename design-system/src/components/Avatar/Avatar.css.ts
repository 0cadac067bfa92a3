import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

const { color } = vars;

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'clip',
  borderRadius: '50%',
  backgroundColor: color.actionTint,
  color: color.actionInk,
  fontWeight: vars.weight.label,
  // seen in forced colors only, where fills vanish
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  userSelect: 'none',
});
const across = (size: number) => ({ inlineSize: size, blockSize: size });

export const avatar = styleVariants({
  small: [base, across(32), sized('badge')],
  medium: [base, across(44), sized('body')],
  large: [base, across(64), sized('small')],
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
