import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const navigation = style({
  display: 'none',
  maxInlineSize: vars.layout.content,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
  '@media': { [media.desktop]: { display: 'block' } },
});
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8], marginBlockStart: '-4px' });
export const item = style({ display: 'flex' });
/** The chosen one is ink over a bar of the brand; color alone would not tell it. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  borderBlock: '3px solid transparent',
  color: vars.color.inkSoft,
  fontWeight: vars.weight.label,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': { color: vars.color.ink, borderBlockEndColor: vars.color.action },
  },
  '@media': {
    [media.forcedColors]: {
      borderBlockColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});
