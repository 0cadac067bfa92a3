import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media, onHover } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, control, space } = vars;

export const cards = style({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: 76,
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceCard,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
    '&:has(:focus-visible)': {
      outline: `${control.ring} solid ${color.focus}`,
      outlineOffset: '2px',
    },
    '&:has(:disabled)': { cursor: 'default', color: color.inkFaint },
  },
  '@media': {
    ...onHover({ borderColor: color.borderControl }, { when: ':not(:has(:checked, :disabled))' }),
    [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 52,
  blockSize: 52,
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceTile,
});
export const picture = style({ display: 'grid', placeItems: 'center' });
export const words = style({ display: 'grid', gridColumn: 2, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.weight.label });
export const description = style({ ...sized('meta'), color: color.inkSoft });

export const dot = style({
  gridColumn: 3,
  appearance: 'none',
  inlineSize: 22,
  blockSize: 22,
  margin: 0,
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: '50%',
  backgroundColor: color.surfaceCard,
  cursor: 'inherit',
  outline: 'none',
  selectors: { '&:checked': { borderWidth: 7, borderColor: color.action } },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

/** The mark comes before the text, on its first line; a short fact goes at the end. */
export const markFirst = style({ alignItems: 'start', gap: space[3] });
export const firstDot = style([dot, { gridColumn: 1, gridRow: 1, marginBlockStart: 1 }]);
export const end = style({ gridColumn: 3, gridRow: 1, fontWeight: vars.weight.label, whiteSpace: 'nowrap' });
