import { aboveFoot } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { globalStyle, style } from '@vanilla-extract/css';
import { railColumns } from '../../../ui/rail-columns.ts';

const { color, layer, layout, space, weight } = vars;

/** On a phone the first line of a cart stands in the upper half of the first screen. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.upright]: { gap: space[3] } },
});
export const lead = style({ color: color.inkSoft, '@media': { [media.upright]: sized('meta') } });
/** First cart, its sums, and the rest; from 990 px the sums are a rail beside all carts. */
export const columns = style(railColumns({ gap: space[6], desktop: { gridTemplateRows: 'auto auto 1fr' } }));
/** What can be saved stands above the sums: on a phone below the lines, which come first. */
export const clip = style({
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
});
globalStyle(`${columns} > section`, { '@media': { [media.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } } });
export const rail = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '1 / span 3',
      selectors: { [`${clip}:not(:empty) ~ &`]: { gridRow: '2 / span 2' } },
    },
  },
});
export const others = style({ display: 'grid', gap: space[6], '@media': { [media.desktop]: { gridColumn: 1 } } });
export const summary = style({ display: 'grid', gap: space[4] });
export const points = style({ ...sized('meta'), color: color.inkSoft, textAlign: 'center' });
export const settling = style({ opacity: 0.6 });

/** Stays at the bottom of a phone until the filled button is in sight. */
export const bar = style({
  position: 'fixed',
  zIndex: layer.sticky,
  insetBlockEnd: aboveFoot,
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.8fr)',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '4.625rem',
  paddingBlock: space[3],
  paddingInline: layout.margin,
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.surfaceCard,
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
});
globalStyle(`:root:has(${bar})`, { '@media': { [media.belowDesktop]: { vars: { '--bar': '4.625rem' } } } });
export const barWords = style({ display: 'grid', minInlineSize: 0, containerType: 'inline-size' });
export const barLabel = style({ ...sized('meta'), color: color.inkSoft });
/** In one line with the total, or not there: the bar keeps its height. */
export const barSaving = style({
  ...sized('meta'),
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 11.4rem)': { display: 'none' } },
});
export const barTotal = style({ ...sized('lead'), fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
