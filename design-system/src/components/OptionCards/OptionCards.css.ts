import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
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
    '&:hover': { borderColor: color.borderControl },
    '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
    '&:has(:focus-visible)': { outline: `${control.ring} solid ${color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'default', borderColor: color.hairline },
  },
});
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const label = style({
  fontWeight: weight.medium,
  selectors: {
    [`${card}:has(:checked) &`]: { fontWeight: weight.label },
    [`${card}:has(:disabled) &`]: { color: color.inkSoft },
  },
});
export const note = style({ color: color.inkSoft, selectors: { [`${card}:has(:checked) &`]: { color: color.ink } } });
export const noteBelow = style([note, sized('meta')]);
export const noteAtEnd = style([note, { flex: 'none', fontWeight: weight.medium }]);

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
