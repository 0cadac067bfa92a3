import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, layout, space, weight } = vars;

export const sort = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const label = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: space[2] });
export const word = style({ color: color.inkSoft });
export const choice = style({
  appearance: 'none',
  minBlockSize: layout.target,
  maxInlineSize: '14rem',
  paddingInline: `${space[1]} 28px`,
  border: 0,
  borderRadius: vars.radius.control,
  color: color.ink,
  backgroundColor: 'transparent',
  fontWeight: weight.strong,
  cursor: 'pointer',
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: 4 }),
});
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'grid',
  color: color.ink,
  pointerEvents: 'none',
});
export const send = style({ display: 'none', '@media': { [media.withoutScripts]: { display: 'block' } } });
