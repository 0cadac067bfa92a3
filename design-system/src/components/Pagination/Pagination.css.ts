import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media, onHover } from '../../theme/media.ts';

const { color, control, space } = vars;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  '@media': { [media.belowTablet]: { justifyContent: 'space-between' } },
});
const place = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.layout.target,
  minBlockSize: vars.layout.target,
} as const;
export const step = style({
  ...place,
  paddingInline: space[2],
  border: `${control.edge} solid transparent`,
  borderRadius: vars.radius.control,
  color: color.ink,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { backgroundColor: color.surfaceInverse, color: color.onInverse },
  },
  '@media': {
    ...onHover({ backgroundColor: color.surfaceTile }, { when: ':not([aria-current])' }),
    [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
});
export const off = style({ ...place, color: color.inkFaint });
/** On a phone there is room for where one is, not for the row. */
export const wide = style({ '@media': { [media.belowTablet]: { display: 'none' } } });
export const gap = style([wide, { minInlineSize: space[6], textAlign: 'center', color: color.inkSoft }]);
export const status = style({
  color: color.inkSoft,
  '@media': { [media.tablet]: { display: 'none' } },
});
