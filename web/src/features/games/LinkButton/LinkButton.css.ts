import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { bareButton } from '../bare-button.css.ts';

export const linkButton = style([
  bareButton,
  {
    ...sized('meta'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.layout.target,
    fontWeight: vars.weight.strong,
    color: vars.color.ink,
    textDecoration: 'underline',
    textDecorationColor: vars.color.borderControl,
    textDecorationThickness: 1,
    textUnderlineOffset: 4,
    cursor: 'pointer',
  },
]);
