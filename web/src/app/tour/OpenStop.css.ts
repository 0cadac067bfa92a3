import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, layout, space } = vars;

export const bar = style({
  backgroundColor: color.surfaceInverse,
  color: color.onInverse,
  ...sized('meta'),
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
  },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[6],
  alignItems: 'center',
  maxInlineSize: layout.content,
  marginInline: 'auto',
  paddingInline: layout.margin,
  paddingBlock: `${space[3]} 0`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: space[1] } },
});

export const words = style({ display: 'flex', gap: space[3], alignItems: 'flex-start' });
export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlock: '-0.125rem',
  borderRadius: '50%',
  backgroundColor: color.onInverse,
  color: color.surfaceInverse,
  fontWeight: vars.weight.strong,
});
export const title = style({ fontWeight: vars.weight.strong });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[5] });
export const action = style({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: layout.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineColor: color.onInverse } },
});
export const close = style([
  action,
  {
    justifyContent: 'center',
    minInlineSize: layout.target,
    marginInlineStart: 'auto',
    marginInlineEnd: `calc(-1 * ${space[3]})`,
  },
]);
