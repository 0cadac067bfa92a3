import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

export const lines = style({
  display: 'block',
  paddingBlock: vars.space[3],
  maxBlockSize: '60vh',
  resize: 'vertical',
  fieldSizing: 'content',
});
/** A field that grows with its text has no rows of its own. */
const atLeast = (rows: number) => ({
  minBlockSize: `calc(${rows}lh + 2 * ${vars.space[3]} + 2 * ${vars.control.strong})`,
});
export const least = styleVariants({ 2: atLeast(2), 3: atLeast(3), 4: atLeast(4), 6: atLeast(6), 8: atLeast(8) });
export const count = style({ textAlign: 'end' });
export const over = style({ color: vars.color.error, fontWeight: vars.weight.strong });
