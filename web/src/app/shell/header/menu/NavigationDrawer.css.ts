import { onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, layout, space } = vars;

export const who = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const name = style({
  fontSize: vars.text.lead,
  lineHeight: vars.leading.lead,
  fontWeight: vars.weight.label,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[5] });

/** Groups are parted by their titles and a line. */
export const group = style({
  paddingBlock: `0 ${space[2]}`,
  paddingInline: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const title = style({
  padding: `${space[4]} ${space[3]} ${space[1]}`,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  fontWeight: vars.weight.label,
  color: color.inkSoft,
});

/** Opens the departments where they stand; it looks as the items beside it do. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minBlockSize: '48px',
  marginBlockEnd: space[1],
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': onHover({ backgroundColor: color.surfaceTile }),
});
export const icon = style({ flex: 'none', color: color.inkSoft });
export const arrow = style({
  marginInlineStart: 'auto',
  color: color.inkSoft,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});
export const departments = style({ paddingInlineStart: '36px' });
export const department = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: layout.target,
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  textDecoration: 'none',
  '@media': onHover({ backgroundColor: color.surfaceTile }),
});

export const settings = style({ display: 'grid', gap: space[4], padding: `${space[2]} ${space[3]} ${space[4]}` });
export const failed = style({ color: color.error, fontSize: vars.text.meta, lineHeight: vars.leading.meta });

export const store = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '60px',
  paddingInline: space[5],
  color: color.inkSoft,
  textDecoration: 'none',
  outlineOffset: '-4px',
});
