import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

const { color, control, space } = vars;

export const place = style({ position: 'relative', color: color.inkSoft });
export const sign = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[4],
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
export const words = style({
  appearance: 'none',
  minBlockSize: control.medium,
  paddingInline: space[12],
  borderColor: 'transparent',
  borderRadius: vars.radius.control,
  backgroundColor: color.surfaceTile,
  selectors: {
    // the clear button is ours, with a name and a 44 px target
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});
/** The clear button, or another way to search. */
globalStyle(`${place} > input + *`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[1],
  marginBlock: 'auto',
});
export const clear = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.layout.target,
  blockSize: vars.layout.target,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: color.ink,
  cursor: 'pointer',
});
