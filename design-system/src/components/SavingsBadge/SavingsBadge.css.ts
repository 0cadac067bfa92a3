import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { displayFace, sized } from '../../theme/typography.ts';

export const savingsBadge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: 6,
    maxInlineSize: '100%',
    backgroundColor: vars.color.savings,
    color: vars.color.onSavings,
    // seen in forced colors only, where fills vanish
    outline: '1px solid transparent',
    outlineOffset: '-1px',
  },
  variants: {
    size: {
      small: { ...sized('meta'), paddingBlock: 2, paddingInline: 10, borderRadius: 6, fontWeight: vars.weight.label },
      medium: { ...sized('body'), paddingInline: 10, borderRadius: 6, fontWeight: vars.weight.strong },
      value: { ...displayFace, ...sized('title'), padding: '4px 12px 6px', borderRadius: 8 },
    },
  },
});
