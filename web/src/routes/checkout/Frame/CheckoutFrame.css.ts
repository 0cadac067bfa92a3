import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';
import { railColumns } from '../../../ui/rail-columns.ts';

const { color, layout, space } = vars;

export const header = style({ backgroundColor: color.surfaceCard, borderBlockEnd: `1px solid ${color.hairline}` });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  maxInlineSize: layout.content,
  marginInline: 'auto',
  paddingInline: layout.margin,
  paddingBlock: space[3],
  '@media': { [media.desktop]: { paddingBlock: space[4] } },
});
export const home = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: layout.target,
  textDecoration: 'none',
  borderRadius: vars.radius.tile,
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: layout.content,
  marginInline: 'auto',
  paddingInline: layout.margin,
  // The bar at the foot covers nothing at the page's end.
  paddingBlock: `${space[4]} 128px`,
  '@media': { [media.desktop]: { paddingBlock: `${space[6]} 144px` } },
});
export const columns = style(railColumns({ gap: space[8], rail: '360px' }));
export const steps = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
/** On a low or narrow screen the sums stand below the steps. */
export const rail = style({ '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[6] } } });
