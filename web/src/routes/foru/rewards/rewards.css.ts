import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { color, space } = vars;

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[6] },
    [media.spacious]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});
