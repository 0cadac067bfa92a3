import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, control, radius, space } = vars;

/** All of the tile, whatever the photo's shape: its ground goes on. */
const whole = { inlineSize: '100%', blockSize: '100%' } as const;

export const slides = style({
  ...whole,
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: {
    '&:focus-visible': { outline: `${control.ring} solid ${color.focus}`, outlineOffset: `calc(-1 * ${control.ring})` },
  },
});
export const slide = style({
  ...whole,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minBlockSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
});

export const gallery = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.withoutScripts]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const choice = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 64,
  padding: 0,
  overflow: 'clip',
  cursor: 'pointer',
  border: `2px solid ${color.hairline}`,
  borderRadius: `min(${radius.tile}, 12px)`,
  backgroundColor: color.surfaceTile,
  selectors: {
    '&[aria-current="true"]': { borderColor: color.ink },
    '&:focus-visible': { outline: `${control.ring} solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': { borderColor: 'Highlight' } } },
  },
});
