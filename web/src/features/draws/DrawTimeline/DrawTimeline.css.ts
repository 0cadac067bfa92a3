import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const timeline = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const moment = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  paddingInlineStart: vars.space[8],
  paddingBlockEnd: vars.space[6],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 7,
      insetBlock: '22px -2px',
      borderInlineStart: `2px solid ${vars.color.borderControl}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 4,
  boxSizing: 'border-box',
  inlineSize: 16,
  blockSize: 16,
  borderRadius: '50%',
  border: `2px solid ${vars.color.borderControl}`,
  background: vars.color.surfacePage,
  selectors: {
    '[data-done] > &': { borderColor: vars.color.surfaceInverse, background: vars.color.surfaceInverse },
  },
  '@media': { [media.forcedColors]: { selectors: { '[data-done] > &': { background: 'CanvasText' } } } },
});
export const words = style({ maxInlineSize: '60ch' });
export const below = style({ marginBlockStart: vars.space[1] });

export const dice = style({ display: 'flex', flexWrap: 'wrap', gap: 5 });
export const die = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 34,
  blockSize: 34,
  boxSizing: 'border-box',
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: 8,
  background: vars.color.surfaceCard,
  fontSize: vars.text.body,
  fontWeight: vars.weight.label,
  '@media': { [media.narrow]: { inlineSize: 30, blockSize: 30 } },
});
