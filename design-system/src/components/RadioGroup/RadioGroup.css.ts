import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { markSize } from '../Field/choice.css.ts';

const { color, control } = vars;

export const dot = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: markSize,
  blockSize: markSize,
  margin: 0,
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: '50%',
  backgroundColor: color.surfaceCard,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderWidth: 7, borderColor: color.action },
    '&:disabled': { backgroundColor: color.surfaceTile, borderColor: color.hairline },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});
export const wrong = style({
  selectors: { '&:not(:checked)': { borderColor: color.error, borderWidth: control.strong } },
});
