import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const head = style({ display: 'grid', gap: vars.space[1] });
export const line = style({
  ...sized('meta'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  color: vars.color.inkSoft,
});
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});
export const stillLife = style({ display: 'block', inlineSize: 170, blockSize: 'auto' });
export const shelf = style({ fill: vars.color.hairline });
