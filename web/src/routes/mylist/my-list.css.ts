import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';
import { railColumns } from '../../ui/rail-columns.ts';

const { color, radius, space, weight } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[6]}`,
});
export const title = style({ display: 'grid', gap: space[1] });
export const tools = style({
  display: 'flex',
  gap: space[5],
  '@media': { [media.print]: { display: 'none' } },
});
/** The list, and beside it from 990 px on what the trip costs. */
export const columns = style(railColumns({ gap: space[8], print: { display: 'block' } }));
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
/** The order of the list, above its first part. */
export const sort = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockEnd: `calc(-1 * ${space[4]})`,
  '@media': { [media.print]: { display: 'none' } },
});
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': { [media.print]: { breakInside: 'avoid', marginBlockEnd: space[4] } },
});
export const groupHead = style({ display: 'flex', alignItems: 'center', gap: space[3] });
export const number = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minInlineSize: 32,
  minBlockSize: 32,
  borderRadius: 8,
  color: color.onInverse,
  backgroundColor: color.surfaceInverse,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.print]: { border: `1px solid ${color.ink}`, color: color.ink, backgroundColor: 'transparent' } },
});
export const count = style({ ...sized('meta'), color: color.inkSoft });
export const clear = style({ marginInlineStart: 'auto' });
export const rows = style({
  margin: 0,
  padding: 0,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceCard,
  listStyle: 'none',
});
export const rail = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.print]: { display: 'none' } },
});
export const sums = style({ display: 'grid', gap: space[1], margin: 0 });
export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space[4],
});
export const total = style([
  sum,
  {
    ...sized('lead'),
    marginBlockStart: space[2],
    paddingBlockStart: space[3],
    borderBlockStart: `1px solid ${color.hairline}`,
    fontWeight: weight.strong,
  },
]);
export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const trip = style({ display: 'grid', gap: space[4] });
export const note = style({ ...sized('meta'), color: color.inkSoft, textAlign: 'center' });
export const points = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  textAlign: 'start',
});
