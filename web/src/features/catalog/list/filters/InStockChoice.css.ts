import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, control, layout, space, weight } = vars;

export const withScript = style({
  flex: 'none',
  // As high as the chips beside it.
  marginBlock: `calc(-1 * ${space[1]})`,
  paddingInlineEnd: space[2],
  '@media': { [media.withoutScripts]: { display: 'none' } },
});
/** The switch's place until its code is there. */
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: `calc(${layout.target} + 2 * ${space[1]})`,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});
export const track = style({
  inlineSize: 52,
  blockSize: 32,
  marginInline: 2,
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: 16,
});
export const link = style({ display: 'none', '@media': { [media.withoutScripts]: { display: 'inline-flex' } } });
