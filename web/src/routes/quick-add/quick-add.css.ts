import { belowHead } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';
import { railColumns } from '../../ui/rail-columns.ts';

const { space } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const head = style({ display: 'grid', gap: space[1] });
/** The lists, and from 990 px on the sum beside them, in sight. */
export const columns = style(railColumns({ gap: space[8] }));
export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const listHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  minBlockSize: 44,
});
export const rows = style({
  containerType: 'inline-size',
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: space[6] } },
});
export const rail = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${belowHead} + ${space[6]})` } },
});
export const cart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const sums = style({ display: 'grid', gap: space[2], margin: 0 });
