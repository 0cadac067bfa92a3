import { edge, aboveBars } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, layout, space } = vars;

/** A window this low has no height to give away: the bar stands at the end of the page. */
const stays = `${media.belowDesktop} and (min-height: 320px)`;

const safe = 'env(safe-area-inset-bottom, 0px)';
/** Icons keep their size, words grow. */
const tall = 'calc(1.25rem + 38px)';
const flat = 'calc(1rem + 28px)';
/** Text so large that five words don't fit side by side, in Spanish either: they stand in two rows, as large as elsewhere. */
const large = '14.4rem';
const snug = 'calc(1rem + 32px)';
/** What two rows are higher than one: nothing, or all of it. */
const secondRow = `clamp(0px, (${large} - 100vw) * 999, 2 * ${snug} - ${tall})`;

export const bar = style({
  display: 'none',
  '@media': {
    [media.belowDesktop]: {
      display: 'block',
      containerType: 'inline-size',
      paddingBlockEnd: safe,
      backgroundColor: color.surfaceCard,
      borderBlockStart: `1px solid ${color.hairline}`,
    },
    [stays]: {
      position: 'fixed',
      // The header's search, which fills a phone's screen, stands above it.
      zIndex: vars.layer.raised,
      insetBlockEnd: edge,
      insetInline: 0,
      // The keyboard of a phone is there: what is typed has the room.
      selectors: { ':root[data-typing] &': { visibility: 'hidden' } },
    },
  },
});

const root = `:root:has(${bar})`;
globalStyle(root, {
  '@media': {
    [stays]: {
      vars: { '--foot': `calc(${edge} + ${tall} + ${secondRow} + ${safe})` },
      // What takes the focus comes to rest above what stays.
      scrollPaddingBlockEnd: aboveBars,
    },
    [`${media.low} and (min-height: 320px)`]: { vars: { '--foot': `calc(${edge} + ${flat} + ${safe})` } },
  },
});

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  maxInlineSize: '40rem',
  marginInline: 'auto',
  paddingInline: `max(${space[1]}, env(safe-area-inset-left, 0px))`,
});

export const place = style({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 'max-content',
  '@container': { [`(max-width: ${large})`]: { flexBasis: '33%' } },
});

/** The chosen one is ink below a bar of the brand; color alone would not tell it. */
export const tab = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  minInlineSize: layout.target,
  blockSize: `calc(${tall} - 1px)`,
  borderBlock: '3px solid transparent',
  color: color.inkSoft,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.badge,
  lineHeight: '1rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-4px',
  selectors: { '&[aria-current]': { color: color.ink, borderBlockStartColor: color.action } },
  '@media': {
    [media.forcedColors]: {
      borderBlockColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockStartColor: 'Highlight' } },
    },
    // Words beside their icons.
    [media.low]: { flexDirection: 'row', gap: space[2], blockSize: `calc(${flat} - 1px)` },
  },
  '@container': { [`(max-width: ${large})`]: { blockSize: snug } },
});

export const sign = style({ position: 'relative', display: 'grid' });
/** On the cart's corner, taking no room of its own and leaving the cart in sight. */
export const badge = style({
  position: 'absolute',
  insetBlockEnd: 13,
  insetInlineStart: 14,
  display: 'grid',
  inlineSize: 'max-content',
});
// The corner is as large with any text; a larger count would hide the cart, or leave the screen.
globalStyle(`${badge} > span`, { fontSize: `min(${vars.text.badge}, 3.6vw)`, lineHeight: 1.5 });
/** Room for a sum of three digits, before it is known: nothing beside the cart moves. */
export const sum = style({
  minInlineSize: '4.2em',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // Beside the count.
  '@media': { [media.low]: { marginInlineStart: space[3] } },
});
