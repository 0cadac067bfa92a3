import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const column = style({
  display: 'none',
  marginInlineStart: '-16px',
  '@media': { [media.desktop]: { display: 'block' } },
});

export const list = style({ display: 'grid', gap: vars.space[1] });

const item_ = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.actionTint,
      color: vars.color.actionInk,
      fontWeight: vars.weight.label,
    },
  },
  '@media': {
    ...onHover({ backgroundColor: vars.color.surfaceTile }, { when: ':not([aria-current])' }),
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const item = styleVariants({
  column: [item_, { gap: vars.space[3], paddingInline: vars.space[4], color: vars.color.inkSoft }],
  drawer: [item_, { gap: '14px', paddingInline: vars.space[3] }],
} as const);

export const icon = style({
  flex: 'none',
  color: vars.color.inkSoft,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
