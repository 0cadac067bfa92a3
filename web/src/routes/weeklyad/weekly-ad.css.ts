import { aboveFoot } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, layer, layout, radius, space, weight } = vars;

const isPhone = '(width < 990px)';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[6]}`,
});
export const title = style({ display: 'grid', gap: space[1] });
export const side = style({
  display: 'grid',
  justifyItems: 'end',
  gap: space[2],
  '@media': { [isPhone]: { inlineSize: '100%', justifyItems: 'stretch' } },
});
export const views = style({ display: 'grid', '@media': { [media.print]: { display: 'none' } } });
/** What week it is, and the way to the other one. */
export const week = style({
  ...sized('meta'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  margin: `${space[1]} 0 0`,
  color: color.inkSoft,
});
export const onList = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[3],
  fontWeight: weight.strong,
});

/** One page on a phone; two beside each other, with a fold, from 990 px on. */
export const spread = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceCard,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const leaf = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[4],
  padding: space[3],
  '@media': {
    [media.desktop]: {
      padding: space[8],
      selectors: { '& + &': { borderInlineStart: `1px solid ${color.hairline}` } },
    },
    // The page beside it is in the markup, for wide screens alone.
    [isPhone]: { selectors: { '&[data-beside]': { display: 'none' } } },
    [media.print]: { breakInside: 'avoid' },
  },
});
export const soft = style({ ...sized('meta'), margin: 0, color: color.inkSoft });
export const offers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Pages that lie open beside each other end together.
  '@media': { [media.desktop]: { gridTemplateRows: 'auto', gridAutoRows: 'minmax(auto, 1fr)' } },
});
export const folio = style([soft, { textAlign: 'center' }]);
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: layout.gutter,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [isPhone]: { gap: space[3] },
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

const turn = style({
  position: 'absolute',
  insetBlockStart: '40%',
  zIndex: 1,
  display: 'none',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  border: `1px solid ${color.hairline}`,
  borderRadius: '50%',
  backgroundColor: color.surfaceCard,
  boxShadow: vars.lift[2],
  color: color.ink,
  '@media': { [media.desktop]: { display: 'grid' }, [media.print]: { display: 'none' } },
});
export const turnBack = style([turn, { insetInlineStart: -28 }]);
export const turnOn = style([turn, { insetInlineEnd: -28 }]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  '@media': { [media.print]: { display: 'none' } },
});
export const thumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const thumb = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  color: color.ink,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
});
export const thumbPage = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 92,
  padding: space[1],
  border: `1px solid ${color.hairline}`,
  borderRadius: 8,
  backgroundColor: color.surfaceCard,
  selectors: { [`${thumb}[aria-current] &`]: { borderColor: color.ink, borderWidth: 2 } },
  '@media': {
    [media.belowDesktop]: {
      selectors: { [`${thumb}[data-beside] &`]: { borderColor: color.hairline, borderWidth: 1 } },
    },
  },
});
const square = (size: number) => ({ inlineSize: size, blockSize: size, overflow: 'clip', borderRadius: 4 });
export const thumbLead = style([square(40), { gridColumn: '1 / -1' }]);
export const thumbOther = style(square(26));
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space[5] });

/** Stays within the thumb's reach on a phone. */
export const bar = style({
  position: 'sticky',
  zIndex: layer.sticky,
  insetBlockEnd: aboveFoot,
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) 48px auto',
  alignItems: 'center',
  gap: space[2],
  marginInline: `calc(-1 * ${layout.margin})`,
  paddingBlock: space[2],
  paddingInline: layout.margin,
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.surfaceCard,
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const step = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: layout.target,
  minBlockSize: layout.target,
  color: color.ink,
});
export const place = style({ display: 'grid', justifyItems: 'center', fontWeight: weight.strong });
