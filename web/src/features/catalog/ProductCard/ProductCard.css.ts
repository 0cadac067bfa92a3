import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, layer, radius, space } = vars;

// A list has dozens of cards: what their variants share is spread into each, so that an element has one class.
const card = { position: 'relative', display: 'grid', padding: space[2] } as const;
export const layout = styleVariants({
  grid: [
    card,
    {
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[3],
      blockSize: '100%',
      '@media': { [media.tablet]: { padding: space[3] } },
    },
  ],
  /** One line of a price list: the card is around all of them. */
  rows: [
    card,
    {
      gridTemplateColumns: '72px minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlock: space[4],
      paddingInline: 0,
      columnGap: space[4],
      rowGap: space[3],
      '@media': {
        [media.tablet]: { gridTemplateColumns: '72px minmax(0, 1fr) minmax(168px, auto)', columnGap: space[6] },
      },
    },
  ],
  list: [
    card,
    {
      gridTemplateColumns: '88px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: space[4],
      rowGap: space[3],
      '@media': {
        [media.tablet]: { gridTemplateColumns: '104px minmax(0, 1fr) minmax(160px, auto)', columnGap: space[5] },
      },
    },
  ],
});

export const frame = style({
  position: 'relative',
  // pressed: its picture moves to its place on the product's page
  selectors: { '&[data-moves]': { viewTransitionName: 'product-picture' } },
});
/** A pack nearly fills its tile, less so below a ticket, so that the two never meet. */
const picture = { display: 'grid', justifyItems: 'center' } as const;
export const pictures = {
  square: styleVariants({ alone: [picture, { inlineSize: '84%' }], belowTicket: [picture, { inlineSize: '78%' }] }),
  tall: styleVariants({ alone: [picture, { inlineSize: '94%' }], belowTicket: [picture, { inlineSize: '88%' }] }),
};
const below = style({ display: 'block' });
/** On the corner of the tile; in a row, whose tile is small, below the price. */
export const ticket = styleVariants({
  grid: {
    position: 'absolute',
    insetBlockStart: space[4],
    insetInlineStart: space[4],
    maxInlineSize: `calc(100% - 2 * ${space[4]})`,
    '@media': { [media.tablet]: { insetBlockStart: space[5], insetInlineStart: space[5] } },
  },
  rows: [below],
  list: [below],
});

const details = { display: 'grid', alignContent: 'start', gap: 2, minInlineSize: 0 } as const;
export const info = styleVariants({
  grid: [details, { paddingInline: space[1], '@media': { [media.tablet]: { paddingInline: 0 } } }],
  rows: [
    details,
    {
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[6], alignItems: 'center' },
      },
    },
  ],
  list: [details],
});
/** A row of a price list has its price at the end, where there is room. */
export const atEnd = style({
  order: -1,
  '@media': { [media.tablet]: { order: 0, gridColumn: 2, gridRow: '1 / span 4', textAlign: 'end' } },
});
/** Read after the name, seen before it. */
export const first = style({ order: -1 });
export const name = style({
  marginBlockStart: space[1],
  fontSize: vars.text.body,
  lineHeight: '1.375rem',
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const unavailable = style({ color: color.inkSoft });
/** The whole card leads to the product; its name is the link's name. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.control.ring} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${vars.control.ring})`,
    },
  },
});
// Each has its dot before it; at the beginning of a line the dot lies outside, and is cut off.
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${space[4]})`,
  paddingInlineEnd: space[4],
  clipPath: `inset(0 ${space[4]})`,
  ...sized('meta'),
  color: color.inkSoft,
});
globalStyle(`${tags} > li`, { paddingInlineStart: space[4] });
globalStyle(`${tags} > li::before`, {
  content: '"·"',
  display: 'inline-block',
  inlineSize: space[4],
  marginInlineStart: `calc(-1 * ${space[4]})`,
  textAlign: 'center',
});
export const reason = style({ marginBlockStart: 6 });

/** Above the link that covers the card. */
const action = { position: 'relative', zIndex: layer.raised } as const;
export const foot = styleVariants({
  grid: [action, { paddingInline: space[1], paddingBlockEnd: space[1], '@media': { [media.tablet]: { padding: 0 } } }],
  rows: [action, { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } }],
  list: [action, { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } }],
});
export const row = style({
  position: 'relative',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
