import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, control, radius, space, weight } = vars;

const base = style({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  breakInside: 'avoid',
});
/** A tile of a page: words at its start, and a picture that its other edges crop. */
const leaf = style([
  base,
  {
    gridTemplateColumns: '56% 44%',
    gridTemplateRows: 'auto 1fr',
    overflow: 'clip',
    borderRadius: radius.tile,
    backgroundColor: color.surfaceTile,
  },
]);
export const card = styleVariants({
  /** Of a grid: a tile on a card, and words below it. */
  grid: [
    base,
    {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      padding: space[3],
      border: `1px solid ${color.hairline}`,
      borderRadius: radius.card,
      backgroundColor: color.surfaceCard,
    },
  ],
  page: [
    leaf,
    {
      minBlockSize: 128,
      // After the one that leads, what has no neighbor takes the row.
      selectors: { '&:last-child:nth-child(even)': { gridColumn: '1 / -1' } },
      '@media': { [media.desktop]: { minBlockSize: 184 } },
    },
  ],
  /** The one that leads a page. */
  lead: [leaf, { gridColumn: '1 / -1', minBlockSize: 168, '@media': { [media.desktop]: { minBlockSize: 288 } } }],
});
export const tile = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  padding: space[3],
  paddingBlockEnd: space[8],
  borderRadius: radius.tile,
  backgroundColor: color.surfaceTile,
});
export const pictureInGrid = style({ justifySelf: 'center' });
/** Beside the words and below the ticket, and as large as the edges of its tile crop it. */
const cropped = style({ position: 'relative', gridColumn: 2, gridRow: '1 / span 2' });
export const picture = styleVariants({ page: [cropped], lead: [cropped] });
for (const each of Object.values(picture))
  globalStyle(`${each} > *`, {
    position: 'absolute',
    insetInlineEnd: '-20%',
    insetBlockEnd: '-12%',
    inlineSize: '128%',
    maxInlineSize: 'none',
    blockSize: 'auto',
    aspectRatio: '1',
  });
/** Never over the pack. */
const first = style({ gridColumn: 1, gridRow: 1, justifySelf: 'start', minInlineSize: 0, zIndex: 0 });
export const ticket = styleVariants({
  page: [first, { paddingBlockStart: space[3], paddingInlineStart: space[3] }],
  lead: [first, { paddingBlockStart: space[4], paddingInlineStart: space[4] }],
});
globalStyle(`${ticket.page} > *`, {
  '@media': { [media.belowDesktop]: { padding: '2px 8px', fontSize: '1.125rem', lineHeight: '1.5rem' } },
});
globalStyle(`${ticket.lead} > *`, {
  '@media': { [media.belowDesktop]: { padding: '4px 12px 6px', fontSize: '2.25rem', lineHeight: '2.5rem' } },
});
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingBlockStart: space[3],
  paddingInline: space[1],
});
const start = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[1],
  gridRow: 2,
  zIndex: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const beside = styleVariants({
  page: [start, { padding: space[3], paddingBlockStart: space[2], paddingInlineEnd: 0 }],
  lead: [start, { padding: space[4], paddingBlockStart: space[2], paddingInlineEnd: 0 }],
});
/** The words of a tile are few enough for its picture. */
export const name = styleVariants({
  page: { ...sized('meta'), '@media': { [media.desktop]: sized('body') } },
  lead: { ...sized('body'), '@media': { [media.desktop]: sized('lead') } },
});
export const title = style({ margin: 0, fontSize: 'inherit', fontWeight: weight.strong });
export const leadTitle = style([title, sized('lead')]);
export const soft = style({ ...sized('meta'), margin: 0, color: color.inkSoft });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}`, marginBlockStart: 'auto' });
/** Round, at the lower end corner of its tile. */
export const round = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  padding: 0,
  border: `${control.edge} solid ${color.action}`,
  borderRadius: '50%',
  backgroundColor: color.surfaceCard,
  color: color.actionInk,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.successTint,
      backgroundColor: color.successTint,
      color: color.success,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } } },
});
export const corner = styleVariants({
  grid: { justifySelf: 'end', marginBlockStart: -56, marginInlineEnd: space[2], zIndex: 0 },
  page: { position: 'absolute', insetBlockStart: space[2], insetInlineEnd: space[2] },
  lead: { position: 'absolute', insetBlockStart: space[3], insetInlineEnd: space[3] },
});
