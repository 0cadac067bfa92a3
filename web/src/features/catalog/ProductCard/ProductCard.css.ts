import { media, onHover } from '@larder/design-system/media';
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
      gridTemplateRows: 'auto 1fr',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[2],
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
  gridArea: '1 / 1',
  // pressed: its picture moves to its place on the product's page
  selectors: { '&[data-moves]': { viewTransitionName: 'product-picture' } },
});
const picture = { display: 'grid', justifyItems: 'center' } as const;
const free = style([picture, { inlineSize: '94%', aspectRatio: '1' }]);
/** The round button at the tile's corner, with what is around it. */
const button = '54px';
const beside = { aspectRatio: '1', maxInlineSize: `calc(100% - ${button})`, marginInlineEnd: button } as const;
/** A pack fills what a ticket above it and the button beside it leave of its tile, so that it meets neither. */
export const pictures = {
  square: styleVariants({
    alone: [picture, beside, { blockSize: '94%' }],
    belowTicket: [
      picture,
      beside,
      {
        alignSelf: 'end',
        blockSize: 'calc(100% - 28px)',
        '@media': { [media.tablet]: { blockSize: 'calc(100% - 34px)' } },
      },
    ],
  }),
  tall: styleVariants({
    alone: [picture, { inlineSize: '94%' }],
    belowTicket: [picture, { alignSelf: 'end', inlineSize: '80%' }],
  }),
  /** Nothing stands over its tile. */
  row: { alone: free, belowTicket: free },
};
const below = style({ display: 'block' });
/** On the corner of the tile; in a row, whose tile is small, below the price. */
export const ticket = styleVariants({
  grid: {
    position: 'absolute',
    insetBlockStart: space[3],
    insetInlineStart: space[3],
    maxInlineSize: `calc(100% - ${space[10]})`,
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
  fontSize: vars.text.body,
  lineHeight: '1.25rem',
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
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.control.ring} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${vars.control.ring})`,
    },
  },
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: 4 }),
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
/** Signs of diets and benefits: on the corner of the tile; in a row, below the words. */
const signsBase = { display: 'flex', color: color.inkSoft } as const;
const besideWords = style({ ...signsBase, marginInlineStart: -2 });
export const signs = styleVariants({
  grid: {
    ...signsBase,
    position: 'absolute',
    flexDirection: 'column',
    insetBlockStart: space[3],
    insetInlineEnd: space[3],
    '@media': { [media.tablet]: { insetBlockStart: space[4], insetInlineEnd: space[4] } },
  },
  rows: [besideWords],
  list: [besideWords],
});
for (const sign of [signs.grid, besideWords])
  globalStyle(`${sign} > li`, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 18,
    blockSize: 18,
    borderRadius: '50%',
    backgroundColor: `color-mix(in srgb, ${color.surfaceCard} 80%, transparent)`,
  });
export const reason = style({ marginBlockStart: 6 });

/** Above the link that covers the card. */
const action = { position: 'relative', zIndex: layer.raised } as const;
export const foot = styleVariants({
  /** Over the foot of the tile; beside it, the tile still leads on. */
  grid: [
    action,
    { gridArea: '1 / 1', alignSelf: 'end', display: 'grid', justifyItems: 'end', padding: 6, pointerEvents: 'none' },
  ],
  rows: [action, { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } }],
  list: [action, { gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } }],
});
export const row = style({
  position: 'relative',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
globalStyle(`${foot.grid} :is(a, button, fieldset)`, { pointerEvents: 'auto' });
