import { belowHead } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, layout: lengths, radius, space } = vars;
/** What stands above and below the picture in the first screen of a phone, down to Add. */
const restOfScreen = '606px';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': { [media.desktop]: { gap: space[16] } },
});

/** Breadcrumb and tools on one line. */
export const above = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[4],
  marginBlockEnd: space[1],
});
export const tools = style({
  display: 'flex',
  columnGap: space[5],
  '@media': { [media.belowTablet]: { columnGap: 0 }, [media.print]: { display: 'none' } },
});
// On a phone their signs have room, and their words are only read.
globalStyle(`${tools} button`, {
  '@media': {
    [media.belowTablet]: {
      inlineSize: lengths.target,
      paddingInlineStart: `calc((${lengths.target} - 16px) / 2)`,
      gap: lengths.target,
      overflow: 'clip',
      whiteSpace: 'nowrap',
      textDecoration: 'none',
    },
  },
});
/** It does nothing without scripts. */
export const share = style({
  '@media': { [media.withoutScripts]: { display: 'none' }, [media.print]: { display: 'none' } },
});

const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
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
  plain: { '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${belowHead} + ${space[6]})` } } },
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
  gap: space[4],
  '@media': { [media.desktop]: { gap: space[8] } },
});

const shotBase = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  gridTemplateRows: 'minmax(0, 1fr)',
  aspectRatio: '1.35',
  minBlockSize: 0,
  overflow: 'clip',
  borderRadius: radius.card,
  backgroundColor: color.surfaceTile,
  viewTransitionName: 'product-picture',
  '@media': { [media.belowDesktop]: { maxBlockSize: `max(160px, 100svh - ${restOfScreen})` } },
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
  blockSize: '92%',
  aspectRatio: '1',
  color: color.inkSoft,
  '@media': { [media.desktop]: { blockSize: '84%' } },
});
export const shotTicket = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: space[3],
  '@media': { [media.desktop]: { insetBlockStart: space[4], insetInlineStart: space[4] } },
});
