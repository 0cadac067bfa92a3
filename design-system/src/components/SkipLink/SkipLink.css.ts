import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

export const skipLink = style({
  position: 'fixed',
  zIndex: vars.layer.skip,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
  paddingInline: vars.space[5],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceInverse,
  color: vars.color.onInverse,
  fontWeight: vars.weight.label,
  textDecoration: 'none',
  outlineOffset: '2px',
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
