import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, control, radius, space, weight } = vars;

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  breakInside: 'avoid',
});
export const card = styleVariants({
  /** Of a grid: a tile on a card, and words below it. */
  grid: [
    base,
    {
      gridTemplateRows: 'auto 1fr',
      padding: space[3],
      border: `1px solid ${color.hairline}`,
      borderRadius: radius.card,
      backgroundColor: color.surfaceCard,
    },
  ],
  /** On a page: a tile with its words. */
  page: [
    base,
    {
      gridTemplateRows: '1fr auto',
      padding: space[3],
      borderRadius: radius.tile,
      backgroundColor: color.surfaceTile,
      // After the one that leads, what has no neighbor takes the row.
      selectors: { '&:last-child:nth-child(even)': { gridColumn: '1 / -1' } },
    },
  ],
  /** The one that leads a page. */
  lead: [
    base,
    {
      gridColumn: '1 / -1',
      gridTemplateRows: '1fr auto',
      padding: space[4],
      borderRadius: radius.tile,
      backgroundColor: color.surfaceTile,
    },
  ],
});
export const tile = styleVariants({
  grid: {
    display: 'grid',
    justifyItems: 'start',
    gap: space[2],
    padding: space[3],
    paddingBlockEnd: space[8],
    borderRadius: radius.tile,
    backgroundColor: color.surfaceTile,
  },
  page: { display: 'grid', justifyItems: 'start', alignContent: 'start', gap: space[2] },
  lead: { display: 'grid', justifyItems: 'start', alignContent: 'start', gap: space[2] },
});
export const picture = style({ justifySelf: 'center' });
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingBlockStart: space[3],
  paddingInline: space[1],
});
/** Beside the round button; above it where a long word needs the width. */
export const beside = style([
  words,
  {
    alignContent: 'end',
    minBlockSize: 56,
    paddingInlineEnd: 60,
    '@media': { [media.narrow]: { paddingInlineEnd: space[1], paddingBlockEnd: 60 } },
  },
]);
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
  page: { position: 'absolute', insetBlockEnd: space[3], insetInlineEnd: space[3] },
  lead: { position: 'absolute', insetBlockEnd: space[4], insetInlineEnd: space[4] },
});
