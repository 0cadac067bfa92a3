import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import * as card from '../ProductCard/ProductCard.css.ts';

const { color, space } = vars;

const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: space[4] });
export const results = style([
  stack,
  { gap: space[2], scrollMarginBlockStart: space[4], '@media': { [media.tablet]: { gap: space[4] } } },
]);
export const plain = style([stack, { gap: space[6] }]);
export const head = style({ display: 'grid', rowGap: space[1], overflowWrap: 'anywhere' });

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
        [media.spacious]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
        [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
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

/** As many as fit: smaller pictures and names, no line below them, and two signs at most (S-249). */
const compact = `:root[data-density=compact] ${grid.grid}`;
globalStyle(compact, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.75rem, 30%), 1fr))',
  gap: space[2],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))' } },
});
globalStyle(`${compact} ${card.layout.grid}`, { padding: 6, gap: space[1] });
globalStyle(`${compact} ${card.frame} > div`, { aspectRatio: '1.1' });
globalStyle(`${compact} ${card.name}`, { ...sized('meta'), lineHeight: '1.125rem' });
globalStyle(`${compact} ${card.info.grid} > p`, { display: 'none' });
globalStyle(`${compact} ${card.signs.grid} > li:nth-child(n + 3)`, { display: 'none' });
globalStyle(`${compact} ${card.foot.grid}`, { padding: 2 });
