import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const departments = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${vars.space[4]} ${vars.space[2]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space[5] },
    [media.spacious]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: vars.space[4] },
  },
});
/** A phone shows two rows of four. */
export const department = style({
  '@media': { [media.belowTablet]: { selectors: { '&:nth-child(n + 9)': { display: 'none' } } } },
});
export const link = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  minBlockSize: vars.layout.target,
  color: vars.color.ink,
  fontSize: vars.text.meta,
  lineHeight: '1.125rem',
  fontWeight: vars.weight.label,
  textAlign: 'center',
  textDecoration: 'none',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.tile,
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: '4px' }),
});
export const tile = style({ display: 'block' });
/** A pack fills more of its tile than an emoji. */
globalStyle(`${tile} img`, { inlineSize: '80%', blockSize: '80%' });
