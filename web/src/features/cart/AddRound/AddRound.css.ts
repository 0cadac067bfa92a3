import { onHover } from '@larder/design-system/media';
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
  backgroundColor: color.surfaceCard,
  color: color.actionInk,
  font: 'inherit',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&[data-mine]': { borderColor: 'transparent', backgroundColor: color.actionTint },
  },
  '@media': onHover({ backgroundColor: color.actionTint }),
});

/** A stroke of the sign; borders are drawn in forced colors, too. */
const stroke = {
  content: '',
  gridArea: '1 / 1',
  inlineSize: 16,
  borderBlockStart: '2px solid',
  borderRadius: 1,
} as const;
/** With its plus: lists have many, and styles draw it once for all. */
export const plus = style([add, { '::before': stroke, '::after': { ...stroke, transform: 'rotate(90deg)' } }]);
