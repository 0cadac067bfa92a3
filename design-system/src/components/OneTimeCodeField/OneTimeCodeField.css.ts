import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { displayFace } from '../../theme/typography.ts';

const { color, control } = vars;

export const place = style({ position: 'relative' });

/** The one real input: it lies over the cells and lends them its digits. */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.layer.raised,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  padding: 0,
  // large enough that phones don't zoom in
  fontSize: vars.text.body,
  opacity: 0,
});

export const cells = style({ display: 'flex', gap: vars.space[2] });

const blink = keyframes({ '0%, 60%': { opacity: 1 }, '61%, 100%': { opacity: 0 } });

export const cell = style({
  ...displayFace,
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: control.cell,
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: vars.radius.field,
  backgroundColor: color.surfaceCard,
  fontSize: vars.text.title,
  lineHeight: vars.leading.title,
  selectors: {
    [`${place}[data-state=wrong] &`]: { border: `${control.strong} solid ${color.error}` },
    [`${place}[data-state=expired] &`]: { backgroundColor: color.surfaceTile, borderColor: color.hairline },
    [`${input}:focus ~ ${cells} &[data-now]`]: {
      outline: `${control.ring} solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
    },
    [`${input}:focus ~ ${cells} &[data-now]:empty::after`]: {
      content: '',
      inlineSize: 2,
      blockSize: 28,
      backgroundColor: color.ink,
      animation: `${blink} 1.1s step-end infinite`,
      '@media': { [media.reducedMotion]: { animation: 'none' } },
    },
    [`${input}:focus ~ ${cells}[data-selected] &`]: { backgroundColor: color.actionTint },
  },
});
