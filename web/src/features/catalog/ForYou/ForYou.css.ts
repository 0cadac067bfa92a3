import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[10] });
/** As wide as words and picture need: one column with large text on a phone. */
export const departments = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: space[3],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))', gap: space[5] },
  },
});
/** The whole card leads to the department. */
export const department = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surfaceCard,
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 64,
  overflow: 'clip',
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surfaceTile,
});
export const picture = style({ display: 'block', inlineSize: '80%' });
export const link = style({
  color: vars.color.ink,
  fontWeight: vars.weight.label,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  },
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: '4px' }),
});
