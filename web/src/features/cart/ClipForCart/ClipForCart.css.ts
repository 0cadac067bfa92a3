import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';
import { opens } from '../../../ui/opens.ts';
import { steps } from '../Sums/PriceSteps.css.ts';

export { amount, pay as now, step, words } from '../Sums/PriceSteps.css.ts';

const { color, layer, radius, space } = vars;

/** One strip, as high before a clip as after it. */
export const clip = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 10.25rem)',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '6.5rem',
  paddingBlock: space[2],
  paddingInline: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceCard,
});
export const failure = style({ gridColumn: '1 / -1' });
export const proven = style({});
/** Keeps its height while there is nothing to open. */
export const closed = style({ ...sized('meta'), minBlockSize: 24 });
export const summary = style([closed, opens]);
export const proof = style([
  steps,
  {
    position: 'absolute',
    zIndex: layer.raised,
    insetInline: 0,
    insetBlockStart: '100%',
    padding: space[4],
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.card,
    backgroundColor: color.surfaceCard,
    boxShadow: vars.lift[2],
  },
]);
