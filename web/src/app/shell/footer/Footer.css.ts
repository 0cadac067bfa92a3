import { aboveFoot } from '@larder/design-system/edges';
import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle('body', { minBlockSize: '100dvh' });

/** On a page that is shorter than the window it stands at the window's foot: sticky, it goes as far down as the body does. */
export const footer = style({
  position: 'sticky',
  insetBlockStart: '100vh',
  backgroundColor: vars.color.surfaceCard,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const content = style({
  maxInlineSize: vars.layout.content,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
  paddingBlock: `${vars.space[8]} calc(${vars.space[4]} + ${aboveFoot})`,
});

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${vars.space[6]} ${vars.space[4]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '1.4fr 1fr 1fr 1fr', gap: vars.space[12] } },
});

export const own = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
});

export const place = style({ display: 'grid', justifyItems: 'start', maxInlineSize: '36ch' });

export const group = style({ display: 'grid', alignContent: 'start', justifyItems: 'start' });
export const title = style({ fontSize: vars.text.meta, fontWeight: vars.weight.strong });
export const small = style({ fontSize: vars.text.meta, color: vars.color.inkSoft });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
  color: vars.color.inkSoft,
  textDecoration: 'none',
  '@media': onHover({ color: vars.color.ink, textDecoration: 'underline' }),
});
export const storeLink = style([
  link,
  { fontSize: vars.text.meta, fontWeight: vars.weight.strong, color: vars.color.ink, textDecoration: 'underline' },
]);
export const smallLink = style([link, { fontSize: vars.text.meta }]);

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[6],
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  '@media': { [media.desktop]: { marginInlineEnd: 'auto' } },
});
