import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] });
export const games = style({
  display: 'grid',
  gap: vars.layout.gutter,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.spacious]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const closed = style({ borderBlock: `1px solid ${vars.color.hairline}` });
export const closedTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minBlockSize: vars.layout.target,
  paddingBlock: vars.space[3],
  fontWeight: vars.weight.label,
  cursor: 'pointer',
  listStyle: 'none',
});
export const arrow = style({
  display: 'grid',
  selectors: { [`${closed}[open] &`]: { rotate: '180deg' } },
});
export const closedGames = style({ paddingBlock: `${vars.space[2]} ${vars.space[6]}` });
export const paths = style({
  display: 'grid',
  gap: vars.layout.gutter,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(264px, 1fr))' } },
});
export const stillLife = style({ display: 'block', inlineSize: 170, blockSize: 'auto' });
export const shelf = style({ fill: vars.color.hairline });
