import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { displayFace, sized } from '../../theme/typography.ts';

export const savingsBadge = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 6px',
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
      hero: {
        ...displayFace,
        ...sized('landing'),
        padding: `${vars.space[2]} ${vars.space[5]} 10px`,
        borderRadius: vars.radius.tile,
        overflowWrap: 'anywhere',
      },
    },
  },
});

const word = style({
  fontFamily: vars.font.text,
  fontWeight: vars.weight.label,
  letterSpacing: 'normal',
  textTransform: 'uppercase',
});
export const unit = styleVariants({
  small: [word, sized('meta')],
  medium: [word, sized('meta')],
  value: [word, sized('meta')],
  hero: [word, sized('lead')],
});
