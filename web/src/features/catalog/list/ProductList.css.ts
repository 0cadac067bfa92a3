import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[4] });
export const results = style([stack, { scrollMarginBlockStart: space[4] }]);
export const plain = style([stack, { gap: space[6] }]);
export const head = style({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' });

/** Earlier results stay while the next ones load, told apart by their paleness. */
export const body = style({
  transition: `opacity ${vars.motion.in} ${vars.ease.out}`,
  selectors: { '&[data-pale]': { opacity: 0.5 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
const cards = style({ display: 'grid', gap: space[2] });
export const grid = styleVariants({
  grid: [
    cards,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[4] },
        [media.spacious]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[5] },
      },
    },
  ],
  /** One card around all rows. */
  rows: [
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingInline: space[4],
      border: `1px solid ${color.hairline}`,
      borderRadius: vars.radius.card,
      backgroundColor: color.surfaceCard,
      '@media': { [media.tablet]: { paddingInline: space[6] } },
    },
  ],
  list: [cards, { gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [media.tablet]: { gap: space[3] } } }],
});
