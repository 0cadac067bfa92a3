import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space, color } = vars;

/** Its corners cut the map. */
export const clip = style({ borderRadius: vars.radius.card, overflow: 'hidden' });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[5],
  '@media': { [media.tablet]: { padding: space[6] } },
});
export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const way = style({ paddingBlockStart: space[2] });
export const here = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'end',
  borderBlockStart: `1px solid ${color.hairline}`,
  paddingBlockStart: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.print]: { display: 'none' },
  },
});
/** Above where the shopper stands. */
export const setOut = style({ gridColumn: '1 / -1', justifySelf: 'start' });
export const said = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
