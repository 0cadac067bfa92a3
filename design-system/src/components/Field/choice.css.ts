import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

/** Edge of the box of a checkbox, of the dot of a radio. */
export const markSize = 22;

/** A box, a dot, or a switch with its label: the whole row can be pressed. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.layout.target,
  paddingBlock: vars.space[1],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default', color: vars.color.inkFaint } },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } } },
});
export const wrapper = style({ display: 'grid', gap: vars.space[1] });
/** Messages go below the label, not below the box. */
export const under = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: `calc(${markSize}px + ${vars.space[3]})`,
});
