import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, layout, space, weight } = vars;

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[6],
  rowGap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.print]: { display: 'none' },
  },
});
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

export const end = style({
  display: 'none',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: 52,
  '@media': {
    [media.tablet]: { display: 'flex' },
    // On a phone the order is chosen in the drawer, which needs a script.
    [media.withoutScripts]: { display: 'flex', flexWrap: 'wrap' },
  },
});
export const sort = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const sortLabel = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: space[2] });
export const sortWord = style({ color: color.inkSoft });
export const sortChoice = style({
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
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'grid',
  color: color.ink,
  pointerEvents: 'none',
});
export const send = style({ display: 'none', '@media': { [media.withoutScripts]: { display: 'block' } } });
export const views = style({ display: 'flex' });
/** Opens the drawer, where there is no column. */
export const filters = style({
  cursor: 'pointer',
  '@media': { [media.desktop]: { display: 'none' }, [media.withoutScripts]: { display: 'none' } },
});
/** Leads to the filters below the list, where there is no script for a drawer. */
export const filtersBelow = style({
  display: 'none',
  '@media': {
    [media.withoutScripts]: { display: 'inline-flex' },
    [media.desktop]: { display: 'none' },
  },
});
export const filtersCount = style({ color: color.inkSoft, fontWeight: weight.regular });
