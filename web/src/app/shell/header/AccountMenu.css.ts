import { vars } from '@larder/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  minInlineSize: vars.layout.target,
  minBlockSize: '48px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.tile,
  background: 'none',
  cursor: 'pointer',
});

/** The count sits on the icon's corner, takes no room of its own, and grows up and away from the name, as the cart's does. */
export const sign = style({ position: 'relative', display: 'grid' });
globalStyle(`${sign} > span`, {
  position: 'absolute',
  // 15px over the icon's foot, and with larger text above the icon
  insetBlockEnd: 'calc(7px + 0.5rem)',
  insetInlineEnd: 15,
  inlineSize: 'max-content',
});

/** Heard at every width, seen from 1200 px on. */
export const who = style({
  display: 'grid',
  lineHeight: '1.25rem',
  textAlign: 'start',
  '@media': {
    'screen and (max-width: 1199.98px)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
