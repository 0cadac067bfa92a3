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
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: vars.radius.tile,
  border: '1px solid transparent',
  // Dark in either scheme.
  color: `light-dark(${color.onInverse}, ${color.ink})`,
  backgroundColor: `light-dark(${color.surfaceInverse}, ${color.surfaceTile})`,
  '@media': { [media.print]: { color: color.ink, backgroundColor: 'transparent' } },
});
/** On a phone the heading below says it. */
export const bandName = style({
  fontWeight: vars.weight.strong,
  '@media': { [media.upright]: { display: 'none' } },
});
