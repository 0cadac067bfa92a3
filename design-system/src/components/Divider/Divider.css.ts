import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';

export const divider = recipe({
  base: { flex: 'none', margin: 0, border: `0 solid ${vars.color.hairline}` },
  variants: {
    kind: { line: {}, perforation: { borderStyle: 'dashed' } },
    orientation: {
      horizontal: { inlineSize: '100%', blockSize: 0, borderBlockStartWidth: 1 },
      vertical: { inlineSize: 0, alignSelf: 'stretch', borderInlineStartWidth: 1 },
    },
  },
  compoundVariants: [
    { variants: { kind: 'perforation', orientation: 'horizontal' }, style: { borderBlockStartWidth: 2 } },
    { variants: { kind: 'perforation', orientation: 'vertical' }, style: { borderInlineStartWidth: 2 } },
  ],
});
