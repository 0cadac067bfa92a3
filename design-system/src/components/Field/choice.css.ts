import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

/** Edge of the box of a checkbox, of the dot of a radio. */
export const markSize = 22;

/** A box, a dot or a switch with its words: the whole row is pressed. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.layout.target,
  paddingBlock: vars.space[1],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default', color: vars.color.inkFaint } },
});
export const wrapper = style({ display: 'grid', gap: vars.space[1] });
/** Messages stand under the words, not under the box. */
export const under = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: `calc(${markSize}px + ${vars.space[3]})`,
});
