import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { markSize } from '../Field/choice.css.ts';

const { color, control } = vars;

export const box = style({
  display: 'grid',
  flex: 'none',
  placeContent: 'center',
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
    // the mark: two sides of a turned box, the same in both directions of writing
    '&:checked::before': {
      content: '',
      inlineSize: 6,
      blockSize: 11,
      marginBlockStart: -3,
      borderStyle: 'solid',
      borderWidth: '0 2px 2px 0',
      borderColor: color.onAction,
      borderEndEndRadius: 1,
      rotate: '45deg',
    },
    '&:disabled': { backgroundColor: color.surfaceTile, borderColor: color.hairline },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::before': { content: 'none' } } },
  },
});

/** Gray once it's checked, for what is done with. */
export const quietBox = style([
  box,
  {
    selectors: {
      '&:checked': { backgroundColor: color.inkSoft, borderColor: color.inkSoft },
      '&:checked::before': { borderColor: color.surfaceCard },
    },
  },
]);
