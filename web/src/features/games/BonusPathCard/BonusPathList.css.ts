import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  alignContent: 'space-evenly',
  blockSize: '100%',
  paddingInline: space[5],
  '@media': { [media.spacious]: { paddingInline: space[6] } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const words = style({ display: 'grid', gap: space[3] });
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
});
