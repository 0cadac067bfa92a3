import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

const { color, space } = vars;

export const tag = recipe({
  base: {
    ...sized('meta'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxInlineSize: '100%',
    paddingBlock: 2,
    paddingInline: 10,
    // drawn when colors are forced
    border: '1px solid transparent',
    borderRadius: 6,
    fontWeight: vars.weight.strong,
  },
  variants: {
    tone: {
      neutral: { backgroundColor: color.surfaceTile, color: color.ink },
      success: { backgroundColor: color.successTint, color: color.success },
      warning: { backgroundColor: color.warningTint, color: color.warning },
      error: { backgroundColor: color.errorTint, color: color.error },
      inverse: { backgroundColor: color.surfaceInverse, color: color.onInverse },
    },
    large: {
      true: {
        ...sized('body'),
        gap: space[2],
        minBlockSize: vars.layout.target,
        paddingBlock: space[1],
        paddingInline: space[4],
        borderRadius: vars.radius.control,
      },
    },
  },
});
export const removable = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.layout.target,
  minBlockSize: vars.layout.target,
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
});
