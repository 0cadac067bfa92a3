import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, control, layer, lift, radius, space, weight } = vars;

export const place = style({ position: 'relative', '@media': { [media.print]: { display: 'none' } } });
/** With large text the button goes below, so that what is written has the whole line. */
export const form = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const field = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  minBlockSize: 48,
  paddingInline: space[5],
  border: `${control.strong} solid ${color.borderControl}`,
  borderRadius: radius.control,
  backgroundColor: color.surfaceCard,
  color: color.ink,
  font: 'inherit',
  '::placeholder': { color: color.inkFaint, opacity: 1 },
});
export const panel = style({
  position: 'absolute',
  zIndex: layer.overlay,
  insetBlockStart: `calc(100% + ${space[2]})`,
  insetInline: 0,
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceCard,
  boxShadow: lift[2],
});
export const name = style({ fontWeight: weight.medium });
export const error = style({ inlineSize: '100%' });
