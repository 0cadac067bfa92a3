import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media, onHover } from '../../theme/media.ts';

const { color, control, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 160px) auto',
  justifyContent: 'start',
  gap: space[2],
});
export const place = style({ position: 'relative' });
export const number = style({ textAlign: 'center', fontWeight: vars.weight.strong, paddingInline: space[8] });
export const unit = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[3],
  display: 'grid',
  placeItems: 'center',
  color: color.inkSoft,
  pointerEvents: 'none',
});
/** For the pointer: the keyboard has the arrow keys. */
export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.field,
  minBlockSize: control.field,
  padding: 0,
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: vars.radius.field,
  backgroundColor: 'transparent',
  color: color.ink,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { borderColor: color.hairline, color: color.inkFaint, cursor: 'default' },
  },
  '@media': {
    ...onHover({ backgroundColor: color.surfaceTile }, { when: ':not(:disabled)' }),
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});
