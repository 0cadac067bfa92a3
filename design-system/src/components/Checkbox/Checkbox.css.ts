import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { markSize } from '../Field/choice.css.ts';

const { color, control } = vars;

export const place = style({ display: 'grid', flex: 'none', placeItems: 'center' });

export const box = style({
  gridArea: '1 / 1',
  appearance: 'none',
  inlineSize: markSize,
  blockSize: markSize,
  margin: 0,
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: 6,
  backgroundColor: color.surfaceCard,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.in} ${vars.ease.out}`,
  selectors: {
    '&:checked': { backgroundColor: color.action, borderColor: color.action },
    '&[aria-invalid=true]:not(:checked)': { borderColor: color.error, borderWidth: control.strong },
    '&:disabled': { backgroundColor: color.surfaceTile, borderColor: color.hairline },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const mark = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  color: color.onAction,
  pointerEvents: 'none',
  selectors: { [`${box}:checked + &`]: { visibility: 'visible' } },
  '@media': { [media.forcedColors]: { display: 'none' } },
});
