import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[10] });
export const head = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[1],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'end',
      columnGap: vars.space[12],
      marginBlockStart: vars.space[4],
    },
  },
});
export const title = style({ display: 'grid', gap: vars.space[2] });
export const numbers = style({ '@media': { [media.desktop]: { minInlineSize: 320 } } });
