import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  '@media': {
    [media.spacious]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[12],
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
    },
  },
});

/** Game and list are equally high. */
globalStyle(`${row} > section`, { '@media': { [media.spacious]: { gridTemplateRows: 'auto 1fr' } } });
