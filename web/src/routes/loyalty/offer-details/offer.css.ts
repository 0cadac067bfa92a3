import { belowHead } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, radius, space, weight } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': { [media.desktop]: { gap: space[16] } },
});
export const crumbs = style({ marginBlockEnd: space[3] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.upright]: { gap: space[4] },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
      columnGap: space[10],
      alignItems: 'start',
    },
    [media.spacious]: { columnGap: space[16] },
  },
});
export const shot = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  aspectRatio: '1.75',
  overflow: 'clip',
  borderRadius: radius.card,
  backgroundColor: color.surfaceTile,
  '@media': {
    // The way to clip it is in a phone's first screen.
    [media.upright]: { aspectRatio: '3.2' },
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${belowHead} + ${space[6]})`, aspectRatio: '1.06' },
    [media.print]: { display: 'none' },
  },
});
const picture = style({ display: 'grid', placeItems: 'center', aspectRatio: '1', minBlockSize: 0 });
export const pack = style([picture, { blockSize: '84%' }]);
export const emoji = style([picture, { blockSize: '58%' }]);
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.upright]: { gap: space[4] } },
});
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
/** Read after the title, seen before it. */
export const ticket = style({ order: -1, marginBlockEnd: space[1] });

/** Between two perforations. */
export const stub = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[5]}`,
  paddingBlock: space[5],
  borderBlock: `2px dashed ${color.hairline}`,
});
export const progress = style({ inlineSize: '100%' });
export const terms = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const until = style({ fontWeight: weight.strong });
export const soon = style([until, { display: 'flex', alignItems: 'center', gap: space[1], color: color.warning }]);
export const usage = style({ ...sized('meta'), color: color.inkSoft });
/** All eligible items. */
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[4] },
    [media.spacious]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[5] },
  },
});
/** What else there is. */
export const rest = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
/** Across the whole width where the thumb is. */
export const action = style({
  display: 'grid',
  justifyItems: 'stretch',
  gap: space[2],
  inlineSize: '100%',
  '@media': { [media.upright]: { order: -1 }, [media.tablet]: { inlineSize: 'auto' } },
});
