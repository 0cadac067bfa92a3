import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { onHover } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

export const textLink = recipe({
  base: {
    color: 'inherit',
    fontWeight: vars.weight.strong,
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.borderControl,
    textDecorationThickness: 1,
    textUnderlineOffset: '4px',
    transition: `text-decoration-color ${vars.motion.in} ${vars.ease.out}`,
    '@media': onHover({ textDecorationColor: 'currentColor', textDecorationThickness: 2 }),
  },
  variants: {
    size: { inherit: {}, meta: sized('meta'), body: sized('body') },
    standalone: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[2],
        minBlockSize: vars.layout.target,
        color: vars.color.ink,
      },
    },
    quiet: { true: { textDecorationLine: 'none', '@media': onHover({ textDecorationLine: 'underline' }) } },
  },
});
