import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const head = style({ display: 'grid', gap: space[1] });
/** Little room: a narrow phone, or a wider one with larger text. */
const tight = '(max-width: 17rem)';
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto auto',
  columnGap: space[3],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { columnGap: space[4] } },
  // The numbers stand below the name then.
  '@container': { [tight]: { gridTemplateColumns: '44px minmax(0, 1fr) auto', alignItems: 'start', rowGap: space[1] } },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1',
  borderRadius: `min(${vars.radius.tile}, 12px)`,
  backgroundColor: color.surfaceTile,
  color: color.inkSoft,
});
export const image = style({ inlineSize: '78%', blockSize: '78%', objectFit: 'contain' });
/** Out, and left out. */
export const pale = style({ filter: 'grayscale(1)', opacity: 0.55 });
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [tight]: { gridColumn: '2 / -1' } },
});
export const name = style({ fontWeight: vars.weight.medium });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: 4 }),
});
export const quantity = style({
  color: color.inkSoft,
  minInlineSize: 40,
  textAlign: 'end',
  '@container': { [tight]: { gridColumn: '2', textAlign: 'start' } },
});
export const price = style({
  display: 'grid',
  minInlineSize: 64,
  textAlign: 'end',
  fontWeight: vars.weight.label,
  '@media': { [media.tablet]: { minInlineSize: 76 } },
});
export const was = style({ ...sized('meta'), color: color.inkSoft, fontWeight: vars.weight.regular });
export const courtesy = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[3],
  padding: space[3],
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceTile,
});
export const courtesyWords = style({ flex: '1 1 12rem' });
/** A change mark; a tag of the design system would bring along what lists of products are made of. */
export const chip = style({
  ...sized('meta'),
  paddingInline: space[2],
  borderRadius: 6,
  backgroundColor: color.surfaceInverse,
  color: color.onInverse,
  fontWeight: vars.weight.strong,
  // drawn when colors are forced
  outline: '1px solid transparent',
});
