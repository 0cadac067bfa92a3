import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

const { color } = vars;

const badge = style({
  ...sized('badge'),
  display: 'inline-block',
  minInlineSize: 20,
  paddingInline: 5,
  borderRadius: 10,
  fontWeight: vars.weight.heavy,
  textAlign: 'center',
  boxShadow: `0 0 0 2px ${color.surfaceCard}`,
  outline: '1px solid transparent',
  outlineOffset: '-1px',
});

export const countBadge = styleVariants({
  action: [badge, { backgroundColor: color.action, color: color.onAction }],
  inverse: [badge, { backgroundColor: color.surfaceInverse, color: color.onInverse }],
});
