import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';
import { railColumns } from '../../../../ui/rail-columns.ts';

const { space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space[4],
});
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const headActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [media.print]: { display: 'none' } },
});
/** The order, and from 990 px its sums beside it. */
export const columns = style(railColumns({ gap: space[6], rail: '360px' }));
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
/** Below what waits for a yes, at every width. */
export const way = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
});
export const crumbs = style({ '@media': { [media.print]: { display: 'none' } } });
