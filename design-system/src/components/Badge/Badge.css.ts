import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

const { color } = vars;

export const badge = recipe({
  base: {
    ...sized('meta'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    paddingBlock: 2,
    paddingInline: 10,
    borderRadius: 6,
    fontWeight: vars.weight.strong,
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  },
  variants: {
    tone: {
      neutral: { backgroundColor: color.surfaceTile, color: color.ink },
      inverse: { backgroundColor: color.surfaceInverse, color: color.onInverse },
      brand: { backgroundColor: color.actionTint, color: color.actionInk },
      success: { backgroundColor: color.successTint, color: color.success },
      warning: { backgroundColor: color.warningTint, color: color.warning },
      error: { backgroundColor: color.errorTint, color: color.error },
    },
    shape: {
      label: {},
      number: {
        ...sized('meta'),
        justifyContent: 'center',
        minInlineSize: 24,
        minBlockSize: 24,
        padding: 2,
        borderRadius: '50%',
        fontWeight: vars.weight.heavy,
      },
    },
  },
});
