import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { layout, space } = vars;

/** Scrolls sideways while the products lie in one row. */
export const scroller = style({
  // positioned, or hidden text inside widens the page
  position: 'relative',
  overflowX: 'auto',
  marginInline: `calc(-1 * ${layout.margin})`,
  paddingInline: layout.margin,
  paddingBlock: 1,
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: layout.margin,
  outlineOffset: -3,
  '@media': {
    [media.spacious]: { marginInline: 0, paddingInline: 0, overflow: 'visible', outlineOffset: 2 },
    [media.print]: { overflow: 'visible' },
  },
});

const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 164,
  gap: space[3],
  inlineSize: 'max-content',
  '@media': {
    [media.tablet]: { gridAutoColumns: 200 },
    [media.spacious]: { gridAutoFlow: 'row', gap: space[5], inlineSize: 'auto' },
  },
});
const columns = (count: number) =>
  style([row, { '@media': { [media.spacious]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } }]);
export const rows = styleVariants({ 4: [columns(4)], 6: [columns(6)] });
