import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

const { color } = vars;

export const countBadge = style({
  ...sized('badge'),
  display: 'inline-block',
  minInlineSize: 20,
  paddingInline: 5,
  borderRadius: 10,
  backgroundColor: color.action,
  color: color.onAction,
  fontWeight: vars.weight.heavy,
  textAlign: 'center',
  boxShadow: `0 0 0 2px ${color.surfaceCard}`,
  outline: '1px solid transparent',
  outlineOffset: '-1px',
});
