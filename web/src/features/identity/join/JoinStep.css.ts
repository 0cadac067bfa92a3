import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.text.meta,
  color: vars.color.inkSoft,
});
export const bars = style({ display: 'flex', flex: 'none', gap: vars.space[1] });
const bar = style({
  inlineSize: '28px',
  blockSize: '6px',
  borderRadius: '3px',
  backgroundColor: vars.color.hairline,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const done = style([
  bar,
  { backgroundColor: vars.color.action, '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } } },
]);
export const open = bar;
export const form = style({ display: 'grid', gap: vars.space[6] });
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
export const boxes = style({ display: 'grid', gap: vars.space[2] });

/** The browser itself collapses it: it costs no script and opens without any. */
export const fold = style({ borderBlock: `1px solid ${vars.color.hairline}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '56px',
  fontWeight: vars.weight.strong,
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: '4px',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const arrow = style({
  display: 'inline-flex',
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
});
export const folded = style({ paddingBlockEnd: vars.space[4] });
