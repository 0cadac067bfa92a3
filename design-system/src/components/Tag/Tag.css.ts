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
    large: { true: { paddingBlock: 6, borderRadius: vars.radius.control } },
  },
});
/** The tag is 34 px high, its target 44. */
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
  textAlign: 'start',
  cursor: 'pointer',
});
