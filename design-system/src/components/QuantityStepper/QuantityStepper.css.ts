import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, control } = vars;

export const stepper = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.label,
    // seen in forced colors only, where fills and shadows vanish
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    '@media': { [media.forcedColors]: { selectors: { '&:not(:has(button:enabled))': { outlineColor: 'GrayText' } } } },
  },
  variants: {
    tone: {
      mine: { backgroundColor: color.actionTint, color: color.actionInk },
      outline: {
        backgroundColor: color.surfaceCard,
        boxShadow: `inset 0 0 0 ${control.edge} ${color.borderControl}`,
        color: color.ink,
      },
      tile: { backgroundColor: color.surfaceTile, color: color.ink },
    },
    size: {
      medium: {
        gridAutoRows: `minmax(${control.small}, auto)`,
        gridTemplateColumns: `${control.small} minmax(0, 1fr) ${control.small}`,
      },
      large: {
        gridAutoRows: `minmax(${control.large}, auto)`,
        gridTemplateColumns: `${control.medium} minmax(0, 1fr) ${control.medium}`,
        ...sized('lead'),
      },
    },
  },
});

export const press = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  minBlockSize: control.small,
  blockSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled=true], &:disabled': { color: color.inkFaint, cursor: 'default' },
    '&:focus-visible': { zIndex: vars.layer.raised },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-disabled=true], &:disabled': { color: 'GrayText' } } },
  },
});

export const amount = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'baseline',
  gap: vars.space[1],
  minInlineSize: 0,
  // A weight with its unit reaches into the room around the signs, which stay as large to press.
  marginInline: '-10px',
  pointerEvents: 'none',
  color: color.ink,
});
export const input = style({
  pointerEvents: 'auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: control.small,
  padding: 0,
  paddingInline: 2,
  border: 0,
  borderRadius: 4,
  backgroundColor: 'transparent',
  textAlign: 'center',
  fontWeight: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  // a digit more or less shifts nothing beside it
  fieldSizing: 'content',
});
export const unit = style({ fontSize: vars.text.body, fontWeight: vars.weight.medium });
