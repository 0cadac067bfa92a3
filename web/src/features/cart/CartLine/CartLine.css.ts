import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, layout, space, weight } = vars;

/** As wide as a stepper is with any amount; it grows with the text. */
const stepper = '8.5rem';
/** Room for all of it side by side: not on a phone, and not in a drawer. */
const roomy = '(min-width: 36rem)';

/** Picture, name, and price; below them what is to know of it, its amount, and what else can be done. */
export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gridTemplateAreas: '"picture top" "picture bottom" ". notes" "more more"',
  columnGap: space[3],
  paddingBlock: `10px ${space[1]}`,
  touchAction: 'pan-y',
  transition: `translate ${vars.motion.in} ${vars.ease.out}`,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.hairline}` },
    // What a finger pushes away leaves this word in its place.
    '&[data-swiped]::after': {
      content: 'attr(data-swiped)',
      ...sized('meta'),
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(100% + ${space[3]})`,
      inlineSize: '100%',
      display: 'grid',
      alignItems: 'center',
      paddingInline: space[4],
      backgroundColor: color.surfaceInverse,
      color: color.onInverse,
      fontWeight: weight.strong,
    },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
  '@container': {
    [roomy]: {
      gridTemplateColumns: `72px minmax(0, 1fr) ${stepper} minmax(88px, auto) ${layout.target}`,
      gridTemplateAreas:
        '"picture name amount price acts" "picture meta amount price acts" ". notes notes notes notes" ". more more more more"',
      columnGap: space[4],
      paddingBlock: space[3],
    },
  },
});
export const picture = style({
  gridArea: 'picture',
  // Stretched to the height of the words, a square tile would grow over the gap.
  alignSelf: 'start',
  display: 'grid',
  inlineSize: 56,
  '@container': { [roomy]: { inlineSize: 72 } },
});
export const shot = style({ display: 'grid', inlineSize: '70%' });
const apart = { '@container': { [roomy]: { display: 'contents' } } } as const;
/** As high with a former price as without: it comes and goes with a coupon. */
export const top = style({
  gridArea: 'top',
  display: 'flex',
  columnGap: space[3],
  minBlockSize: '2.75rem',
  ...apart,
});
export const bottom = style({
  gridArea: 'bottom',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[2],
  ...apart,
});
globalStyle(`${bottom} > p`, { flex: '1 1 4rem', '@container': { [roomy]: { gridArea: 'meta' } } });
export const side = style({ display: 'flex', alignItems: 'center', ...apart });
export const words = style({ minInlineSize: 0, display: 'grid', alignContent: 'start' });
export const name = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  fontSize: vars.text.body,
  lineHeight: '1.25rem',
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
  '@container': { [roomy]: { gridArea: 'name', alignSelf: 'end', paddingBlockStart: space[2] } },
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: 4 }),
});
const amountBase = style({
  '@container': { [roomy]: { gridArea: 'amount', alignSelf: 'center', inlineSize: stepper } },
});
/** Packages need less room than pounds. */
export const amount = styleVariants({
  count: [amountBase, { inlineSize: '7.25rem' }],
  weight: [amountBase, { inlineSize: stepper }],
});
export const price = style({
  flex: 'none',
  textAlign: 'end',
  '@container': { [roomy]: { gridArea: 'price', alignSelf: 'center', justifySelf: 'end', minBlockSize: '2.75rem' } },
});
export const settling = style({ opacity: 0.5 });
const parts = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const more = style([parts, { gridArea: 'more' }]);
/** What else there is to know; nothing of most lines. */
export const notes = style({ gridArea: 'notes', display: 'grid', justifyItems: 'start' });
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

/** What is chosen here needs scripts. Its sign ends where the price does. */
export const acts = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[2],
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  '@container': { [roomy]: { gridArea: 'acts', alignSelf: 'center', justifySelf: 'end' } },
  '@media': { [media.withoutScripts]: { display: 'none' } },
});
export const swaps = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
export const swap = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space[3],
  '@container': { '(max-width: 17rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  ...sized('meta'),
});
