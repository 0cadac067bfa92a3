import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color } = vars;

export const progress = style({ display: 'grid', gap: vars.space[2], inlineSize: '100%' });
export const row = style({
  ...sized('meta'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});
export const label = style({ color: color.inkSoft });
export const completeLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.success,
  fontWeight: vars.weight.label,
});
export const value = style({ fontWeight: vars.weight.strong, color: color.ink });

export const bar = style({ display: 'flex', gap: 4 });
export const segment = style({
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: 8,
  borderRadius: 4,
  backgroundColor: color.track,
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  // a rect grows from its left, whatever the reading direction
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const fill = style({
  fill: color.action,
  transition: `width ${vars.motion.out} ${vars.ease.out}`,
  selectors: { [`${progress}[data-complete] &`]: { fill: color.success } },
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});
