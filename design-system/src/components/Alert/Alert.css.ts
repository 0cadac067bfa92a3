import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

const { color, space } = vars;

export const alert = recipe({
  base: {
    display: 'grid',
    gap: space[3],
    justifyItems: 'start',
    alignContent: 'start',
    color: color.ink,
    border: '1px solid transparent',
    outline: 'none',
  },
  variants: {
    tone: {
      error: { backgroundColor: color.errorTint },
      warning: { backgroundColor: color.warningTint },
      info: { backgroundColor: color.surfaceTile },
      success: { backgroundColor: color.successTint },
    },
    size: {
      medium: {
        padding: space[5],
        borderRadius: vars.radius.card,
        '@media': { [media.tablet]: { padding: space[6] } },
      },
      small: { padding: `${space[3]} ${space[4]}`, gap: space[1], borderRadius: vars.radius.tile },
    },
  },
});

export const title = recipe({
  base: { display: 'flex', alignItems: 'flex-start', gap: space[2], fontWeight: vars.weight.label },
  variants: {
    tone: {
      error: { color: color.error },
      warning: { color: color.warning },
      info: { color: color.ink },
      success: { color: color.success },
    },
  },
});
export const icon = style({ marginBlockStart: 2 });
