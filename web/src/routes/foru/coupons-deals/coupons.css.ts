import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

/** On a phone the first coupons stand in the first screen. */
const close = (gap: string, upright: string = space[1]) => ({ gap, '@media': { [media.upright]: { gap: upright } } });
export const page = style({ ...stack, ...close(space[6]) });
export const main = style({ ...stack, ...close(space[5]) });
export const head = style({ ...stack, ...close(space[5], space[3]) });
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[6]}`,
  '@media': { [media.upright]: { rowGap: space[1] } },
});
export const title = style({ display: 'grid', gap: space[1] });
/** The page's own bar at a phone's foot leads to the list, and the cards say the rest. */
export const wide = style({ '@media': { [media.upright]: { display: 'none' } } });
/**
 * The ticket comes beside what is there: after it, and before it where it stands at the end of its line. On a phone the group of
 * what is clipped says how many there are.
 */
export const clipped = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  flexGrow: 1,
  '@media': { [media.upright]: { display: 'none' }, [media.tablet]: { flexDirection: 'row-reverse' } },
});

/** A band with a few of the category's products. */
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: 96,
  paddingInline: space[5],
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceTile,
  overflow: 'hidden',
});
export const pictures = style({
  flex: 'none',
  display: 'flex',
  gap: space[3],
  '@media': { [media.upright]: { maxInlineSize: 156, flexWrap: 'wrap', blockSize: 72, overflow: 'hidden' } },
});

export const search = style({
  flex: '0 1 420px',
  // Beside the filters.
  '@media': { [media.upright]: { flex: '1 1 10rem' } },
});
/** On a phone the group that is shown has its count: it's said where filters make it another. */
export const count = style({
  '@media': { [media.upright]: { display: 'none', selectors: { ['ul ~ &']: { display: 'block' } } } },
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minBlockSize: 52,
  '@media': { [media.upright]: { minBlockSize: 48 } },
});
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.layout.gutter,
  transition: 'opacity 150ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
});
export const grid = styleVariants({
  grid: [
    cards,
    {
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  ],
  list: [cards, { gap: space[3] }],
});
export const foot = style({ display: 'grid', justifyItems: 'center', gap: space[4], paddingBlock: space[4] });
