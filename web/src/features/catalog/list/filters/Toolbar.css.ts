import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { layout, space } = vars;

/** One row; on a phone it scrolls to the page's edges. */
export const chips = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: 52,
  marginInline: `calc(-1 * ${layout.margin})`,
  paddingInline: layout.margin,
  paddingBlock: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [media.tablet]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflowX: 'visible' },
    [media.withoutScripts]: { flexWrap: 'wrap', overflowX: 'visible' },
  },
});
export const list = style({ display: 'contents' });
export const clear = style({ flex: 'none', paddingInline: space[2] });
