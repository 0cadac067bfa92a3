import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, layout, radius, space, weight } = vars;

/** A dark bar under the header, for as long as an order is being changed. */
export const bar = style({
  backgroundColor: color.surfaceInverse,
  color: color.onInverse,
  borderBlock: '1px solid transparent',
});
export const barRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  maxInlineSize: layout.content,
  marginInline: 'auto',
  paddingInline: layout.margin,
  paddingBlock: space[3],
});
export const barWords = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  minInlineSize: 0,
  flex: '1 1 20rem',
});
export const strong = style({ fontWeight: weight.strong });
/** Outlined in the bar's own ink. */
export const barAction = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: layout.target,
  paddingInline: space[5],
  border: '2px solid currentColor',
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontFamily: 'inherit',
  ...sized('body'),
  fontWeight: weight.label,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor' }, '&[aria-disabled=true]': { cursor: 'default' } },
});

export const removed = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words price"',
  columnGap: space[3],
  paddingBlock: space[5],
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '72px minmax(0, 1fr) auto', columnGap: space[5] } },
});
export const struck = style({ textDecoration: 'line-through', color: color.inkSoft });
export const was = style([struck, sized('meta'), { gridArea: 'price' }]);
