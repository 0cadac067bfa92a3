import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

export const wrapper = style({ position: 'relative' });
export const select = style({ appearance: 'none', paddingInlineEnd: vars.space[12], textOverflow: 'ellipsis' });
export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[4],
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkSoft,
  pointerEvents: 'none',
  selectors: { [`${select}:disabled + &`]: { color: vars.color.inkFaint } },
  '@media': { [media.forcedColors]: { selectors: { [`${select}:disabled + &`]: { color: 'GrayText' } } } },
});
