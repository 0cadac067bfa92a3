import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';
import { railColumns } from '../../../ui/rail-columns.ts';
import { aboveFoot } from '../../../ui/above-foot.ts';

const { color, layer, layout, space, weight } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
/** First cart, its sums, and the rest; from 990 px the sums are a rail beside all carts. */
export const columns = style(railColumns({ gap: space[6], desktop: { gridTemplateRows: 'auto 1fr' } }));
export const rail = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
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
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: layout.margin,
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.surfaceCard,
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const barWords = style({ display: 'grid', minInlineSize: 0 });
export const barLabel = style({ ...sized('meta'), color: color.inkSoft });
export const barTotal = style({ ...sized('lead'), fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
