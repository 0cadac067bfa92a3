import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const panel = style({
  gridColumn: '1 / -1',
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      zIndex: vars.layer.overlay,
      insetBlockStart: `calc(100% + ${space[2]})`,
      insetInline: 0,
      maxBlockSize: 'calc(100dvh - 96px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      border: `1px solid ${color.hairline}`,
      borderRadius: vars.radius.card,
      backgroundColor: color.surfaceCard,
      boxShadow: vars.lift[2],
    },
    [media.desktop]: { insetInlineEnd: 'auto', inlineSize: 'min(920px, calc(100vw - 480px))' },
  },
});

/** A label above the list, with a button at the end of its line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  minBlockSize: vars.layout.target,
  paddingInline: space[3],
});
export const headLabel = style({
  fontSize: vars.text.meta,
  fontWeight: vars.weight.label,
  color: color.inkSoft,
});
export const added = style({ fontWeight: vars.weight.strong });
export const productName = style({ fontWeight: vars.weight.medium });
export const picture = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  marginBlock: space[1],
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceTile,
});
export const palePicture = style([picture, { filter: 'grayscale(0.9)', opacity: 0.5 }]);

/** The keys are of no use without a keyboard. */
export const keys = style({
  display: 'none',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  '@media': { '(hover: hover) and (min-width: 768px)': { display: 'flex' } },
});
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '24px',
  paddingInline: space[1],
  border: `1px solid ${color.borderControl}`,
  borderRadius: '6px',
  backgroundColor: color.surfaceCard,
  color: color.ink,
  font: 'inherit',
  fontWeight: vars.weight.label,
});
export const all = style({
  '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
});

export const productsLabel = style({
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  fontSize: vars.text.meta,
  fontWeight: vars.weight.label,
  color: color.inkSoft,
});
/** With large text the price and Add stand below the name. */
export const product = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[1],
  paddingInline: space[3],
});
export const productLink = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 9rem',
  gap: space[3],
  minInlineSize: 0,
  color: 'inherit',
  textDecoration: 'none',
});
export const productWords = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const productNote = style({ fontSize: vars.text.meta, color: color.inkSoft });
export const productPrice = style({ display: 'grid', justifyItems: 'end', marginInlineStart: 'auto' });
