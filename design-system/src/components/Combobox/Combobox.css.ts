import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, space } = vars;

export const place = style({ position: 'relative' });
export const input = style({ paddingInlineEnd: space[12], textOverflow: 'ellipsis' });
export const toggle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[1],
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.layout.target,
  marginBlock: 'auto',
  blockSize: vars.layout.target,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: color.inkSoft,
  cursor: 'pointer',
});
export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInline: 0,
  overflow: 'clip',
  border: `1px solid ${color.hairline}`,
  borderRadius: `min(${vars.radius.card}, 16px)`,
  backgroundColor: color.surfaceCard,
  boxShadow: vars.lift[2],
});
export const list = style({
  overflowY: 'auto',
  maxBlockSize: 'min(22rem, 50dvh)',
  overscrollBehavior: 'contain',
  outline: 'none',
  padding: space[1],
  selectors: { '&:empty': { display: 'none' } },
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: vars.layout.target,
  paddingBlock: space[2],
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: `min(${vars.radius.tile}, 12px)`,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { backgroundColor: color.surfaceTile },
    '&[aria-selected=true]': { fontWeight: vars.weight.strong },
    '&[aria-disabled=true]': { color: color.inkFaint, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-highlighted]': { borderColor: 'Highlight' },
        '&[aria-disabled=true]': { color: 'GrayText' },
      },
    },
  },
});
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const description = style({ ...sized('meta'), color: color.inkSoft, fontWeight: vars.weight.regular });
export const message = style({ padding: space[4], color: color.inkSoft });
