import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, layout, space } = vars;

/** A phone upright: on a low screen a header that stays would leave too little of the page. */
const upright = 'screen and (max-width: 989.98px) and (min-height: 600px)';

/** A desktop as high: the first row stays, and the site's areas scroll away below it. */
const wide = `${media.desktop} and (min-height: 600px)`;
/** How high that row is. */
const slim = '4rem';

/** On a phone search and store stay in sight; wordmark and account scroll away above them. */
const firstRow = '3.5rem';
const kept = '7.5rem';

export const header = style({
  backgroundColor: color.surfaceCard,
  borderBlockEnd: `1px solid ${color.hairline}`,
  '@media': {
    [upright]: {
      position: 'sticky',
      zIndex: vars.layer.sticky,
      insetBlockStart: `calc(-1 * ${firstRow})`,
      // Its search fills the screen, above a page's own bar too.
      selectors: { '&:has([data-entered])': { zIndex: vars.layer.overlay } },
    },
    [media.desktop]: { borderBlockEnd: 0 },
    // Its first row stays longer than it is there itself.
    [wide]: { display: 'contents' },
    [media.print]: { display: 'none' },
  },
});

/** What takes the focus, or is a link's place on the page, comes to rest below what stays. */
globalStyle(`:root:has(${header})`, {
  '@media': {
    [upright]: { scrollPaddingBlockStart: kept },
    [wide]: { vars: { '--head': slim }, scrollPaddingBlockStart: slim },
  },
});

/** Its ground is as wide as the window, and what stands in it as the page. */
export const acrossTheWindow = {
  maxInlineSize: 'none',
  paddingInline: `max(${layout.margin}, calc((100% - ${layout.content}) / 2 + ${layout.margin}))`,
  backgroundColor: color.surfaceCard,
} as const;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"menu home account" "search search search" "store store store"',
  alignItems: 'center',
  columnGap: space[1],
  maxInlineSize: layout.content,
  marginInline: 'auto',
  paddingInline: layout.margin,
  '@media': {
    [media.desktop]: {
      // The search begins where the main column does.
      gridTemplateColumns: `${layout.rail} minmax(0, 1fr) auto auto auto`,
      gridTemplateAreas: '"home search store account cart"',
      columnGap: space[6],
      minBlockSize: slim,
      paddingBlock: space[2],
      ...acrossTheWindow,
    },
    [wide]: {
      position: 'sticky',
      zIndex: vars.layer.sticky,
      insetBlockStart: 0,
      boxShadow: `0 1px 0 ${color.hairline}`,
    },
  },
});

export const menu = style({
  gridArea: 'menu',
  marginInlineStart: '-12px',
  '@media': { [media.desktop]: { display: 'none' } },
});
export const home = style({
  gridArea: 'home',
  justifySelf: 'start',
  display: 'flex',
  // With larger text, whose site it is goes below the wordmark.
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: space[2],
  rowGap: 2,
  maxInlineSize: '100%',
  minBlockSize: firstRow,
  textDecoration: 'none',
  borderRadius: vars.radius.tile,
  '@media': { [media.desktop]: { minBlockSize: 0 } },
});
/** Says whose site this is, where it's not everybody's. */
export const site = style({
  flex: 'none',
  fontSize: vars.text.badge,
  lineHeight: '1rem',
  fontWeight: vars.weight.strong,
  paddingBlock: '2px',
  paddingInline: '6px',
  borderRadius: vars.radius.tile,
  color: color.onInverse,
  backgroundColor: color.surfaceInverse,
});
export const search = style({
  gridArea: 'search',
  paddingBlockEnd: space[3],
  '@media': { [media.desktop]: { marginInlineStart: space[6], padding: 0 } },
});
export const account = style({ gridArea: 'account', justifySelf: 'end' });

/** On a phone the cart is in the bar at the foot. */
export const cart = style({
  gridArea: 'cart',
  justifySelf: 'end',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const store = style({
  gridArea: 'store',
  minInlineSize: 0,
  marginInline: `calc(-1 * ${layout.margin})`,
  paddingInline: layout.margin,
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': { [media.desktop]: { margin: 0, padding: 0, border: 0 } },
});

export const signIn = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  minInlineSize: layout.target,
  minBlockSize: '48px',
  borderRadius: vars.radius.tile,
  color: color.ink,
  textDecoration: 'none',
});

/** A small line over a larger one. */
export const two = style({ display: 'grid', lineHeight: '1.25rem', textAlign: 'start' });
export const small = style({ fontSize: vars.text.meta, color: color.inkSoft });
export const name = style({ fontWeight: vars.weight.strong, color: color.ink });
