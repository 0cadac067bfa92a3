import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const add = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: vars.layout.target,
  blockSize: vars.layout.target,
  padding: 0,
  border: `1px solid color-mix(in oklab, ${color.actionInk} 38%, ${color.surfaceCard})`,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  color: color.actionInk,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-mine]': { backgroundColor: color.actionTint },
    '&[data-mine]': { borderColor: 'transparent' },
  },
});
