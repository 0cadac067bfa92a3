import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { displayFace, sized } from '../../theme/typography.ts';

export const heading = recipe({
  base: { textWrap: 'balance', overflowWrap: 'break-word' },
  variants: {
    size: {
      hero: { ...displayFace, ...sized('hero') },
      landing: { ...displayFace, ...sized('landing') },
      page: { ...displayFace, ...sized('page') },
      feature: { ...displayFace, ...sized('feature') },
      title: { ...displayFace, ...sized('title') },
      small: { ...displayFace, ...sized('small') },
      lead: { ...displayFace, ...sized('lead') },
      label: { ...sized('body'), fontWeight: vars.weight.label },
      meta: { ...sized('meta'), fontWeight: vars.weight.label, color: vars.color.inkSoft },
    },
    tone: {
      ink: {},
      soft: { color: vars.color.inkSoft },
      success: { color: vars.color.success },
      error: { color: vars.color.error },
    },
  },
});
