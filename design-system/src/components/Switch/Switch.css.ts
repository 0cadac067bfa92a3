import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { row as choiceRow } from '../Field/choice.css.ts';

const { color, control } = vars;

export const row = styleVariants({
  start: [choiceRow],
  end: [choiceRow, { flexDirection: 'row-reverse', justifyContent: 'space-between' }],
});
export const target = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: vars.layout.target,
});
export const track = style({
  appearance: 'none',
  display: 'flex',
  alignItems: 'center',
  inlineSize: 52,
  blockSize: 32,
  margin: 0,
  padding: 2.5,
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: 16,
  backgroundColor: color.surfaceCard,
  cursor: 'inherit',
  position: 'relative',
  transition: `background-color ${vars.motion.in} ${vars.ease.out}`,
  '::before': {
    content: '',
    inlineSize: 24,
    blockSize: 24,
    // a border, not a fill: the knob stays when colors are forced
    border: `12px solid ${color.borderControl}`,
    borderRadius: '50%',
    transition: `margin ${vars.motion.in} ${vars.ease.out}`,
  },
  selectors: {
    '&:checked': { backgroundColor: color.action, borderColor: color.action },
    '&:checked::before': { marginInlineStart: 'auto', borderColor: color.onAction },
    // a check mark on the knob: a shape shows "on" too
    '&:checked::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '6.5px',
      insetInlineEnd: '10.5px',
      inlineSize: 6,
      blockSize: 11,
      borderInlineEnd: `2px solid ${color.action}`,
      borderBlockEnd: `2px solid ${color.action}`,
      rotate: '45deg',
    },
    '&:checked:dir(rtl)::after': { rotate: '-45deg' },
    '&:disabled': { backgroundColor: color.surfaceTile, borderColor: color.hairline },
    '&:disabled::before': { borderColor: color.borderControl },
    '&[aria-invalid=true]:not(:checked)': { borderColor: color.error, borderWidth: control.strong },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:checked': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { borderColor: 'HighlightText' },
        '&:checked::after': { borderColor: 'Highlight' },
        '&:disabled': { borderColor: 'GrayText' },
        '&:disabled::before': { borderColor: 'GrayText' },
        '&:checked:disabled': { backgroundColor: 'GrayText' },
        '&:checked:disabled::before': { borderColor: 'Canvas' },
        '&:checked:disabled::after': { borderColor: 'GrayText' },
      },
    },
  },
});
