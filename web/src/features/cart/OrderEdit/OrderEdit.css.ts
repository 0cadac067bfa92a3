import { aboveFoot } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, layout, radius, space, weight } = vars;

/** A dark bar under the header, for as long as an order is being changed: in the dark scheme, too. */
export const bar = style({
  backgroundColor: `light-dark(${color.surfaceInverse}, ${color.surfaceTile})`,
  color: `light-dark(${color.onInverse}, ${color.ink})`,
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
  '@media': { [media.upright]: { flexBasis: '11rem', ...sized('meta') } },
});
/** On a phone the words have its room. */
globalStyle(`${barWords} > svg`, { '@media': { [media.upright]: { display: 'none' } } });
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
  '@media': { [media.upright]: { paddingInline: space[4], ...sized('meta') } },
});

export const removed = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words price"',
  columnGap: space[3],
  paddingBlock: space[5],
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '72px minmax(0, 1fr) auto', columnGap: space[5] } },
});
export const struck = style({ textDecoration: 'line-through', color: color.inkSoft });
export const was = style([struck, sized('meta'), { gridArea: 'price' }]);

/** At a phone's foot, with the new total; in the rail where there is one. */
export const save = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
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
  '@media': {
    [media.desktop]: { position: 'static', display: 'block', padding: 0, border: 0 },
    [media.print]: { display: 'none' },
  },
});
export const saveTotal = style({
  display: 'grid',
  minInlineSize: 0,
  '@media': { [media.desktop]: { display: 'none' } },
});
/** Room for the bar, so that it covers nothing at the page's end. */
export const aboveSave = style({
  paddingBlockEnd: '96px',
  '@media': { [media.desktop]: { paddingBlockEnd: 0 } },
});
