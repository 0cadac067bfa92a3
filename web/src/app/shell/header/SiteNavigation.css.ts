import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';
import { acrossTheWindow } from './Header.css.ts';

export const navigation = style({
  display: 'none',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.desktop]: { display: 'flex', justifyContent: 'space-between', ...acrossTheWindow },
    [media.print]: { display: 'none' },
  },
});
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[8] });
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
    '&[aria-current]': { color: vars.color.ink, borderBlockEndColor: vars.color.action },
  },
  '@media': {
    ...onHover({ color: vars.color.ink }),
    [media.forcedColors]: {
      borderBlockColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const language = style([
  link,
  {
    gap: vars.space[2],
    borderInline: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: vars.weight.label,
    cursor: 'pointer',
  },
]);
