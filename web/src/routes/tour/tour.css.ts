import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, layout, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [media.desktop]: { gap: space[12] } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
      gap: space[16],
      alignItems: 'center',
      marginBlockStart: space[4],
    },
  },
});
export const words = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const start = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  marginBlockStart: space[2],
});

export const cast = style({ display: 'grid' });
export const member = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '3.5rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const face = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: '50%',
  backgroundColor: color.surfaceInverse,
  color: color.onInverse,
  ...sized('meta'),
  fontWeight: vars.weight.strong,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const who = style({ display: 'grid' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: layout.gutter },
    [media.spacious]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/** Its cards stand in the grid around it, where what comes after them fills the last row. */
export const stops = style({ display: 'contents' });
export const aside = style({
  display: 'grid',
  gridRow: 'span 4',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[2],
  padding: `${space[6]} ${space[5]}`,
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const command = style({
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceTile,
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.text.meta,
});
export const doors = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] });
export const door = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: layout.target,
  ...sized('meta'),
  fontWeight: vars.weight.strong,
  color: color.ink,
  textDecorationColor: color.borderControl,
  textUnderlineOffset: 4,
});
