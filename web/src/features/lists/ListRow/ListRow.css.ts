import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, radius, space, weight } = vars;

/** Check and words, the ticket, what it costs, and more; on a phone the ticket stands below the words. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"check price more" "ticket ticket ticket"',
  alignItems: 'center',
  columnGap: space[3],
  minBlockSize: 64,
  paddingInline: `${space[4]} ${space[1]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  selectors: { '&:first-child': { borderBlockStartWidth: 0 } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(72px, auto) auto',
      gridTemplateAreas: '"check ticket price more"',
    },
    [media.print]: { minBlockSize: 0, breakInside: 'avoid' },
  },
});
/** The whole width beside the price can be pressed. */
export const check = style({ gridArea: 'check', minInlineSize: 0, paddingBlock: space[1] });
export const what = style({ display: 'flex', alignItems: 'center', gap: space[3] });
/** A narrow phone, or one with large text, has room for the words only. */
export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  overflow: 'clip',
  borderRadius: `min(${radius.tile}, 12px)`,
  color: color.inkSoft,
  backgroundColor: color.surfaceTile,
  '@media': { [media.narrow]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const drawing = style({ inlineSize: 40, blockSize: 40, objectFit: 'contain' });
export const pale = style([drawing, { filter: 'grayscale(1)', opacity: 0.55 }]);
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: weight.medium });
export const done = style([
  title,
  { color: color.inkSoft, fontWeight: weight.regular, textDecorationLine: 'line-through' },
]);
export const detail = style({ ...sized('meta'), color: color.inkSoft });
export const ticket = style({
  gridArea: 'ticket',
  justifySelf: 'start',
  marginInlineStart: 90,
  paddingBlockEnd: space[3],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.narrow]: { marginInlineStart: 34 }, [media.tablet]: { marginInlineStart: 0, paddingBlockEnd: 0 } },
});
export const price = style({
  gridArea: 'price',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const soft = style([price, { color: color.inkSoft, fontWeight: weight.regular }]);
export const more = style({ gridArea: 'more', '@media': { [media.print]: { display: 'none' } } });
