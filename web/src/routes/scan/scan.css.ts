import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, layout, space } = vars;

export const page = style({ display: 'grid', gap: space[6] });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: layout.gutter,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});
/** What was found stands where the camera's owner looks: below its picture, or beside it. */
export const result = style({
  selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${layout.gutter})` } },
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
export const otherWays = style({ display: 'grid', gap: space[5] });

export const camera = style({ display: 'grid', gap: space[3] });
/** As high from the first moment on as the camera's picture will be. */
export const view = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceInverse,
});
export const video = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
/** Where a code is best held. */
export const frame = style({
  position: 'absolute',
  inset: '30% 12%',
  border: `3px solid ${color.onInverse}`,
  borderRadius: vars.radius.control,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const photo = style({ display: 'grid', gap: space[2], fontWeight: vars.weight.medium });
globalStyle(`${photo} input`, { font: 'inherit', minBlockSize: layout.target, maxInlineSize: '100%' });
/** The browser's own button, as ours are. */
globalStyle(`${photo} input::file-selector-button`, {
  minBlockSize: layout.target,
  marginInlineEnd: space[3],
  paddingInline: space[5],
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.label,
  cursor: 'pointer',
});

export const form = style({ display: 'grid', gap: space[3], justifyItems: 'start' });
export const found = style({ display: 'grid', gap: space[3], marginBlockEnd: space[6] });
export const ways = style({ display: 'grid', gap: space[3] });
