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
/** A tile of a page: its edges crop the picture, and nothing stands over it. */
const leaf = style([base, { overflow: 'clip', borderRadius: radius.tile, backgroundColor: color.surfaceTile }]);
/** Words at its start, the picture at its end. */
const wide = {
  gridTemplateColumns: '52% minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateAreas: '"ticket picture" "words picture" "button picture"',
} as const;
/** What has no neighbor after the one that leads takes the row. */
const alone = '&:last-child:nth-child(even)';
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
  /** The picture stands behind its words, as behind a counter; on a phone the button stands beside it. */
  page: [
    leaf,
    {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: '"ticket ticket" "picture button" "words words"',
      '@media': { [media.desktop]: { gridTemplateAreas: '"ticket ticket" "picture picture" "words button"' } },
      selectors: { [alone]: { ...wide, gridColumn: '1 / -1' } },
    },
  ],
  /** The one that leads a page. */
  lead: [leaf, wide, { gridColumn: '1 / -1', minBlockSize: 208, '@media': { [media.desktop]: { minBlockSize: 320 } } }],
});
export const tile = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.tile,
  backgroundColor: color.surfaceTile,
});
export const pictureInGrid = style({ justifySelf: 'center' });
const cropped = style({ position: 'relative', gridArea: 'picture', overflow: 'clip' });
export const picture = styleVariants({
  page: [
    cropped,
    {
      minBlockSize: 96,
      '@media': { [media.desktop]: { minBlockSize: 156 } },
    },
  ],
  lead: [cropped],
});
/** Its lower edge is cut off, and where words stand beside it, what is at its end. */
for (const each of Object.values(picture))
  globalStyle(`${each} img`, { position: 'absolute', maxInlineSize: 'none', aspectRatio: '1' });
globalStyle(`${picture.page} img`, {
  insetInline: '-50%',
  insetBlockStart: 0,
  marginInline: 'auto',
  inlineSize: 'auto',
  blockSize: '122%',
});
globalStyle(`${picture.lead} img, ${card.page}${alone.slice(1)} > ${picture.page} img`, {
  insetInline: 'auto -12%',
  insetBlockStart: '3%',
  inlineSize: '118%',
  blockSize: 'auto',
});
const first = style({ gridArea: 'ticket', justifySelf: 'start', minInlineSize: 0, zIndex: 1 });
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
/** Below the name, words flow around the button, so that no pack has to make room for it. */
export const about = style({ display: 'flow-root' });
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
  gridArea: 'words',
  zIndex: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const beside = styleVariants({
  page: [start, { gap: 0, paddingBlock: `${space[2]} ${space[3]}`, paddingInlineStart: space[3] }],
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
/** Round; it stands on no picture. */
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
  grid: { float: 'inline-end', marginBlockStart: space[1], marginInlineStart: space[2] },
  page: { gridArea: 'button', alignSelf: 'end', padding: space[2] },
  lead: { gridArea: 'button', justifySelf: 'start', padding: space[4], paddingBlockStart: 0 },
});
globalStyle(`${about} > p`, { marginBlockStart: space[1] });
