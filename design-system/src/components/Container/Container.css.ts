import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

const { layout, space: steps } = vars;
const framed = (size: string) => ({ maxInlineSize: `calc(${size} + 2 * ${layout.margin})` });

export const container = recipe({
  base: { inlineSize: '100%', marginInline: 'auto', paddingInline: layout.margin },
  variants: {
    width: {
      content: { maxInlineSize: layout.content },
      text: framed(layout.dialogWide),
      form: framed(layout.dialog),
    },
    space: {
      screen: {
        paddingBlock: `${steps[4]} ${steps[16]}`,
        '@media': { [media.desktop]: { paddingBlock: `${steps[6]} 96px` } },
      },
      none: {},
    },
  },
});
