import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

export const area = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': {
    [media.belowTablet]: { gap: vars.space[5] },
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: `0 ${vars.space[8]}`,
      paddingBlock: '8px 24px',
    },
    [media.desktop]: { columnGap: vars.space[16] },
  },
});

export const head = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  '@media': {
    [media.tablet]: { gridArea: '1 / 2', gap: vars.space[3], paddingBlockStart: 0, marginBlock: '8px 28px' },
    [media.desktop]: { marginBlock: '16px 32px' },
  },
});

/** The sentence about the game stands beside the picture only where there is room. */
export const tagline = style({ display: 'none', '@media': { [media.desktop]: { display: 'inline' } } });

export const picture = style({
  display: 'grid',
  alignContent: 'start',
  '@media': { [media.tablet]: { gridArea: '1 / 1 / 3 / 2' } },
});

export const beside = style({
  display: 'contents',
  '@media': { [media.tablet]: { display: 'block', gridArea: '2 / 2' } },
});
