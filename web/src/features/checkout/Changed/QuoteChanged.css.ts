import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  alignItems: 'center',
});
export const sign = style({ display: 'grid', color: color.warning });
export const text = style({ gridColumn: 2 });
export const difference = style({ ...sized('meta'), fontWeight: weight.strong });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[2],
  color: color.inkSoft,
});
export const after = style({ ...sized('lead'), color: color.ink, fontVariantNumeric: 'tabular-nums' });
/** On a phone over the whole width, what accepts first. */
export const buttons = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[2],
  inlineSize: '100%',
  '@media': { [media.tablet]: { flexDirection: 'row', inlineSize: 'auto' } },
});
