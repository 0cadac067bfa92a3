import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const flow = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[8] } },
});
export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  paddingInlineStart: 48,
  minInlineSize: 0,
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 15,
      insetBlock: '36px -16px',
      borderInlineStart: `2px solid ${vars.color.hairline}`,
    },
  },
  '@media': {
    [media.desktop]: {
      paddingInlineStart: 0,
      paddingBlockStart: 48,
      selectors: {
        '&:not(:last-child)::after': {
          insetInline: '40px -24px',
          insetBlock: '15px auto',
          borderInlineStart: 0,
          borderBlockStart: `2px solid ${vars.color.hairline}`,
        },
      },
    },
  },
});
export const dot = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: 32,
  blockSize: 32,
  border: `1.5px solid ${vars.color.borderControl}`,
  borderRadius: '50%',
  background: vars.color.surfaceCard,
  fontSize: vars.text.meta,
  fontWeight: vars.weight.label,
  selectors: {
    '[data-done] > &': {
      borderColor: vars.color.surfaceInverse,
      background: vars.color.surfaceInverse,
      color: vars.color.onInverse,
    },
  },
});
export const title = style({ fontWeight: vars.weight.label });
