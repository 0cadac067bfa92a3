import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const legend = style({
  paddingBlockEnd: vars.space[2],
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  color: vars.color.inkSoft,
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space[1],
  padding: vars.space[1],
  backgroundColor: vars.color.surfaceTile,
  borderRadius: vars.radius.control,
});
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.layout.target,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { backgroundColor: vars.color.surfaceInverse, color: vars.color.onInverse },
    '&:has(:focus-visible)': { outline: `${vars.control.ring} solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
