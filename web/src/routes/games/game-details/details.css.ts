import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
});
export const twoUp = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)', gap: vars.space[16] },
  },
});
export const earn = style({ display: 'grid', gap: vars.space[5], alignContent: 'space-between', blockSize: '100%' });
export const stillLife = style({ display: 'block', inlineSize: 'min(100%, 340px)', blockSize: 'auto' });
export const shelf = style({ fill: vars.color.hairline });
export const faq = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[10] } },
});
export const question = style({ fontWeight: vars.weight.label });
export const answer = style({ color: vars.color.inkSoft });
