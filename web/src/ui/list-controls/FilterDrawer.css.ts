import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const content = style({ display: 'grid', gap: space[4], padding: `${space[4]} ${space[5]} ${space[6]}` });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[3]} ${space[5]} ${space[4]}`,
});
