import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

export const text = recipe({
  variants: {
    size: { meta: sized('meta'), body: sized('body'), lead: sized('lead') },
    tone: {
      inherit: {},
      ink: { color: vars.color.ink },
      soft: { color: vars.color.inkSoft },
      faint: { color: vars.color.inkFaint },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      error: { color: vars.color.error },
    },
    weight: {
      inherit: {},
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      strong: { fontWeight: vars.weight.strong },
    },
    align: { center: { textAlign: 'center' }, end: { textAlign: 'end' } },
    nowrap: { true: { whiteSpace: 'nowrap' } },
  },
});
