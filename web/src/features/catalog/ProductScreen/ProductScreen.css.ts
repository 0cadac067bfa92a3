import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': { [media.desktop]: { gap: space[16] } },
});

/** Breadcrumb and tools on one line; on a phone the tools stand below it. */
export const above = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[4],
  marginBlockEnd: space[1],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  '@media': { [media.print]: { display: 'none' } },
});
/** It does nothing without scripts. */
export const share = style({
  '@media': { [media.withoutScripts]: { display: 'none' }, [media.print]: { display: 'none' } },
});

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
      columnGap: space[10],
      rowGap: space[3],
      alignItems: 'start',
    },
    [media.spacious]: { columnGap: space[16] },
  },
});
/** With choices, the ways to get it stand below the picture; on a phone they come last. */
export const layout = styleVariants({
  plain: [columns],
  choices: [columns, { '@media': { [media.desktop]: { gridTemplateRows: 'auto 1fr' } } }],
});
export const gallery = styleVariants({
  plain: { '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[6] } } },
  choices: {},
});
export const buy = styleVariants({
  plain: [{}],
  choices: [{ '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } } }],
});
export const buyColumn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  '@media': { [media.desktop]: { gap: space[8] } },
});

const shotBase = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1.35',
  overflow: 'clip',
  borderRadius: radius.card,
  backgroundColor: color.surfaceTile,
  viewTransitionName: 'product-picture',
  selectors: {
    // A card on this very page brings its own picture to the next.
    ':root:has([data-moves]) &': { viewTransitionName: 'none' },
  },
});
export const shot = styleVariants({
  high: [shotBase, { '@media': { [media.desktop]: { aspectRatio: '1.06' } } }],
  low: [shotBase, { '@media': { [media.desktop]: { aspectRatio: '1.3' } } }],
});
export const shotPicture = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '84%',
  aspectRatio: '1',
  color: color.inkSoft,
});
export const shotTicket = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  '@media': { [media.desktop]: { insetBlockStart: space[4], insetInlineStart: space[4] } },
});
