import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

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
export const words = style({ display: 'grid', overflowWrap: 'anywhere' });
export const title = style({ fontWeight: weight.medium });
export const done = style([
  title,
  { color: color.inkSoft, fontWeight: weight.regular, textDecorationLine: 'line-through' },
]);
export const detail = style({ ...sized('meta'), color: color.inkSoft });
export const ticket = style({
  gridArea: 'ticket',
  justifySelf: 'start',
  marginInlineStart: 34,
  paddingBlockEnd: space[3],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.tablet]: { marginInlineStart: 0, paddingBlockEnd: 0 } },
});
export const price = style({
  gridArea: 'price',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const soft = style([price, { color: color.inkSoft, fontWeight: weight.regular }]);
export const more = style({ gridArea: 'more', '@media': { [media.print]: { display: 'none' } } });
