import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space[4],
});
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.print]: { display: 'none' } },
});
/** Who charges whom, when, and how it was paid. */
export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: space[5],
  margin: 0,
  padding: space[5],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceCard,
});
export const partyName = style({ ...sized('meta'), color: color.inkSoft });
export const party = style({ margin: 0, overflowWrap: 'anywhere' });
export const product = style({ display: 'grid', fontWeight: weight.medium });
export const steps = style({ ...sized('meta'), color: color.inkSoft, fontWeight: weight.regular });
/** At the end of the lines, below their amounts. */
export const sums = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  inlineSize: '100%',
  maxInlineSize: '26rem',
  justifySelf: 'end',
});
export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
export const total = style([
  sum,
  { paddingBlockStart: space[3], borderBlockStart: `1px solid ${color.hairline}`, fontWeight: weight.strong },
]);
export const cents = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
