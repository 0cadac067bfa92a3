import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const { color, layout, space } = vars;

export const place = style({ position: 'relative' });

const base = style({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  insetBlockStart: `calc(100% + ${space[2]})`,
  inlineSize: 288,
  maxInlineSize: `calc(100vw - 2 * ${layout.margin})`,
  padding: space[5],
  display: 'grid',
  gap: space[5],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceCard,
  boxShadow: vars.lift[2],
});
export const panel = styleVariants({
  start: [base, { insetInlineStart: 0 }],
  end: [base, { insetInlineEnd: 0 }],
});
