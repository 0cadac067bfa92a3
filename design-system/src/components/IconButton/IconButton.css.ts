import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media, onHover } from '../../theme/media.ts';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.layout.target,
  blockSize: vars.layout.target,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.in} ${vars.ease.out}`,
  selectors: {
    '&:disabled': { color: vars.color.inkFaint, cursor: 'default' },
  },
  '@media': {
    ...onHover({ backgroundColor: vars.color.surfaceTile }, { when: ':not(:disabled)' }),
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});
