import { aboveFoot } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, layout, space, weight } = vars;

export const customize = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });

/** Words and a button, one below the other with large text. */
export const before = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), auto))',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceCard,
});
/** A slice is wide, an emoji is square. */
export const picture = styleVariants({
  slice: { display: 'grid', inlineSize: 64 },
  emoji: { display: 'grid', inlineSize: 40 },
});

export const sum = style({
  ...sized('meta'),
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceTile,
});
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  margin: 0,
  color: color.inkSoft,
});
export const amount = style({ color: color.ink, fontVariantNumeric: 'tabular-nums' });
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.borderControl}`,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});
/** How many, and the button; on a phone they stay at the bottom of the screen, as the choices begin below it. */
export const bar = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetBlockEnd: aboveFoot,
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '4.75rem',
  paddingBlock: space[3],
  paddingInline: layout.margin,
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.surfaceCard,
  '@media': {
    [media.desktop]: { position: 'static', minBlockSize: 0, padding: 0, borderBlockStart: 0, background: 'none' },
    [media.print]: { display: 'none' },
  },
});
globalStyle(`:root:has(${bar})`, { '@media': { [media.belowDesktop]: { vars: { '--bar': '4.75rem' } } } });
export const howMany = style({ flex: '1 1 8.25rem' });
export const add = style({ flex: '2 1 10rem', display: 'grid' });
