import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media, onHover } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, control, space, weight } = vars;

const cards = style({ display: 'grid', gap: space[2], minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' });
const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
/** Side by side where there is room for words. */
export const columns = styleVariants({
  2: [cards, { '@media': { [media.large]: across(2), [media.desktop]: across(1), [media.spacious]: across(2) } }],
  3: [cards, { '@media': { [media.large]: across(3), [media.desktop]: across(1), [media.spacious]: across(3) } }],
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[4],
  inlineSize: '100%',
});
export const rule = style({ ...sized('meta'), color: color.inkSoft, fontWeight: weight.regular });

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: control.field,
  paddingBlock: space[2],
  paddingInline: '14px 16px',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceCard,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
    '&:has(:focus-visible)': { outline: `${control.ring} solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'default', borderColor: color.hairline },
  },
  '@media': onHover({ borderColor: color.borderControl }, { when: ':not(:has(:checked, :disabled))' }),
});
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
/** The note at the end; below, where both don't fit in a row. */
export const wordsInRow = style([
  words,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[3] },
]);
export const label = style({
  fontWeight: weight.medium,
  selectors: {
    [`${card}:has(:checked) &`]: { fontWeight: weight.label },
    [`${card}:has(:disabled) &`]: { color: color.inkSoft },
  },
});
export const note = style({ color: color.inkSoft, selectors: { [`${card}:has(:checked) &`]: { color: color.ink } } });
export const noteBelow = style([note, sized('meta')]);
export const noteAtEnd = style([note, { fontWeight: weight.medium }]);

export const dot = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: 22,
  blockSize: 22,
  margin: 0,
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: '50%',
  backgroundColor: color.surfaceCard,
  cursor: 'inherit',
  outline: 'none',
  selectors: {
    '&:checked': { borderWidth: 7, borderColor: color.action },
    '&:disabled:not(:checked)': { backgroundColor: color.surfaceTile, borderColor: color.hairline },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

/** Three side by side; as many as fit where a page has no second column. With large text, fewer. */
const atMost = (count: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(max(6rem, calc((100% - ${count - 1} * ${space[2]}) / ${count})), 1fr))`,
});
export const upright = style({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  ...atMost(3),
  '@media': { [media.tablet]: atMost(6), [media.desktop]: atMost(3) },
});
export const uprightCard = style([
  card,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[1],
    minBlockSize: 108,
    paddingBlock: space[3],
    paddingInline: space[1],
    textAlign: 'center',
    selectors: { '&:has(:disabled)': { borderColor: 'transparent', backgroundColor: color.surfaceTile } },
  },
]);
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 40,
  selectors: { [`${card}:has(:disabled) &`]: { filter: 'grayscale(0.9)', opacity: 0.5 } },
});
/** Nothing until it's chosen; then a check in the corner. */
export const seal = style({
  appearance: 'none',
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  display: 'grid',
  placeContent: 'center',
  inlineSize: 22,
  blockSize: 22,
  margin: 0,
  borderRadius: '50%',
  cursor: 'inherit',
  outline: 'none',
  selectors: {
    '&:checked': { backgroundColor: color.surfaceInverse },
    // two sides of a turned box, as in a checkbox
    '&:checked::before': {
      content: '',
      inlineSize: 5,
      blockSize: 10,
      marginBlockStart: -2,
      borderStyle: 'solid',
      borderWidth: '0 2px 2px 0',
      borderColor: color.onInverse,
      rotate: '45deg',
    },
  },
  '@media': {
    [media.forcedColors]: { appearance: 'auto', selectors: { '&:checked::before': { content: 'none' } } },
  },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.layout.target,
  paddingInline: space[4],
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surfaceCard,
  fontWeight: weight.label,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.surfaceInverse,
      backgroundColor: color.surfaceInverse,
      color: color.onInverse,
    },
    '&:has(:focus-visible)': { outline: `${control.ring} solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'default', borderColor: color.hairline, color: color.inkSoft },
  },
  '@media': onHover({ borderColor: color.ink }, { when: ':not(:has(:checked, :disabled))' }),
});
/** Under its words; with forced colors it shows itself. */
export const hidden = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  '@media': { [media.forcedColors]: { position: 'static', opacity: 1 } },
});
