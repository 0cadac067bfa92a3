import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { onHover } from '../../theme/media.ts';
import { displayFace, sized } from '../../theme/typography.ts';

const { color, space } = vars;
const strong = '[data-strong=true] > &';

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const caption = style({
  ...displayFace,
  ...sized('title'),
  paddingBlockEnd: space[3],
  textAlign: 'start',
  textWrap: 'balance',
});
export const captionNote = style({
  ...sized('meta'),
  fontFamily: vars.font.text,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
  color: color.inkSoft,
});

export const head = style({
  ...sized('meta'),
  padding: 0,
  paddingBlockEnd: space[1],
  paddingInlineEnd: space[4],
  color: color.inkSoft,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'bottom',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});
export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: vars.layout.target,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});
export const direction = style({
  visibility: 'hidden',
  selectors: {
    '&[data-sorted]': { visibility: 'visible' },
    [`${sorter}:focus-visible > &`]: { visibility: 'visible' },
  },
  '@media': onHover({ visibility: 'visible' }, { within: sorter }),
});

export const row = style({
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { '&[data-strong=true]': { borderBlockEnd: `${vars.control.strong} solid ${color.ink}` } },
});
const inside = {
  paddingBlock: space[2],
  paddingInline: 0,
  paddingInlineEnd: space[4],
  textAlign: 'start',
  selectors: {
    '&:last-child': { paddingInlineEnd: 0 },
    [strong]: { ...sized('lead'), fontWeight: vars.weight.label },
  },
} as const;
export const rowHead = style({ ...inside, fontWeight: vars.weight.medium });
export const indented = style({ paddingInlineStart: space[5], fontWeight: vars.weight.regular });
export const cell = style({ ...inside, fontWeight: vars.weight.regular });
// after the cells, whose start it overrides
export const end = style({ textAlign: 'end', whiteSpace: 'nowrap' });
