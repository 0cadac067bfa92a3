import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
/** Says whose shop this is, and its law. */
export const band = style({
  ...sized('meta'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[6],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: vars.radius.tile,
  border: '1px solid transparent',
  color: color.onInverse,
  backgroundColor: color.surfaceInverse,
  '@media': { [media.print]: { color: color.ink, backgroundColor: 'transparent' } },
});
