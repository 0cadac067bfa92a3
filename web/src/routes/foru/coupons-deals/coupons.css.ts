import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, layout, space, weight } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[12]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '232px minmax(0, 1fr)' } },
});
export const crumbs = style({ gridColumn: '1 / -1' });
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[6]}`,
});
export const title = style({ display: 'grid', gap: space[1] });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.layout.gutter,
  transition: 'opacity 150ms',
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const foot = style({ display: 'grid', justifyItems: 'center', gap: space[4], paddingBlock: space[4] });
/** Beside the gallery; where there is no room, the groups above it and its order remain. */
export const filters = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' }, [media.print]: { display: 'none' } },
});
/** Only needed without a script. */
export const send = style({ display: 'none', '@media': { [media.withoutScripts]: { display: 'block' } } });

export const sort = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const sortLabel = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: space[2] });
export const sortWord = style({ color: color.inkSoft });
export const sortChoice = style({
  appearance: 'none',
  minBlockSize: layout.target,
  maxInlineSize: '14rem',
  paddingInline: `${space[1]} 28px`,
  border: 0,
  borderRadius: vars.radius.control,
  color: color.ink,
  backgroundColor: 'transparent',
  fontWeight: weight.strong,
  cursor: 'pointer',
});
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'grid',
  color: color.ink,
  pointerEvents: 'none',
});
