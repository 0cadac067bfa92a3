import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

/** As wide as a stepper is with any amount; it grows with the text. */
const stepper = '8.5rem';

/** Little room: a narrow phone, or a wider one with larger text. */
const tight = '(max-width: 17rem)';

/** Picture, words, price; the quantity below the words on a phone, beside them where there is room. */
export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words price" "picture amount amount" "controls controls controls" "more more more"',
  columnGap: space[3],
  paddingBlock: `${space[5]} ${space[3]}`,
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `72px minmax(0, 1fr) ${stepper} minmax(88px, auto)`,
      gridTemplateAreas: '"picture words amount price" "picture controls controls controls" ". more more more"',
      columnGap: space[5],
    },
  },
  '@container': {
    [tight]: {
      gridTemplateColumns: '44px minmax(0, 1fr)',
      gridTemplateAreas: '"picture words" ". price" ". amount" "controls controls" "more more"',
    },
  },
});
/** In a drawer there is as little room as on a phone. */
export const narrow = style({
  // The drawer's head has a line of its own.
  selectors: { '&:first-child': { borderBlockStartWidth: 0 } },
  paddingBlockEnd: space[4],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '64px minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture words price" "picture amount controls" "more more more"',
      columnGap: space[3],
    },
  },
});
export const picture = style({
  gridArea: 'picture',
  // Stretched to the height of the words, a square tile would grow over the gap.
  alignSelf: 'start',
  display: 'grid',
  inlineSize: 64,
  '@media': { [media.tablet]: { inlineSize: 72 } },
  '@container': { [tight]: { inlineSize: 44 } },
});
export const pictureNarrow = style({ '@media': { [media.tablet]: { inlineSize: 64 } } });
export const shot = style({ display: 'grid', inlineSize: '66%' });
export const words = style({ gridArea: 'words', minInlineSize: 0, display: 'grid', alignContent: 'start' });
export const name = style({
  fontSize: vars.text.body,
  lineHeight: '1.5rem',
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
export const amount = style({
  gridArea: 'amount',
  inlineSize: `min(100%, ${stepper})`,
  marginBlockStart: space[2],
  '@media': { [media.tablet]: { marginBlockStart: 0 } },
});
export const amountNarrow = style({ '@media': { [media.tablet]: { marginBlockStart: space[2] } } });
export const price = style({
  gridArea: 'price',
  justifySelf: 'end',
  textAlign: 'end',
  '@container': { [tight]: { justifySelf: 'start', textAlign: 'start' } },
});
export const settling = style({ opacity: 0.5 });
export const controls = style({
  gridArea: 'controls',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  '@media': { [media.tablet]: { columnGap: space[5] } },
});
export const controlsNarrow = style({
  '@media': { [media.tablet]: { justifyContent: 'flex-end', alignSelf: 'end', columnGap: space[3] } },
});
const parts = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const more = style([parts, { gridArea: 'more' }]);
/** What a button has opened. */
export const opened = style([parts, { paddingBlockEnd: space[2] }]);
export const chip = style({
  ...sized('meta'),
  justifySelf: 'start',
  marginBlockStart: space[1],
  paddingInline: space[2],
  borderRadius: 6,
  backgroundColor: color.surfaceInverse,
  color: color.onInverse,
  fontWeight: weight.label,
  outline: '1px solid transparent',
});

/** A small button that opens something below it. */
export const toggle = style({
  appearance: 'none',
  border: 0,
  padding: 0,
  background: 'none',
  fontFamily: 'inherit',
  ...sized('meta'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.layout.target,
  fontWeight: weight.strong,
  color: color.ink,
  cursor: 'pointer',
});
/** On a phone the words have the room. */
export const toggleIcon = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline-flex' } },
});
export const toggleLabel = style({ fontWeight: weight.regular, color: color.inkSoft });
/** What is chosen here needs scripts. */
export const acts = style({ display: 'contents', '@media': { [media.withoutScripts]: { display: 'none' } } });
export const swaps = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const swap = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[3],
  '@container': { [tight]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  ...sized('meta'),
});
