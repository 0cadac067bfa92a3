import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

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

/**
 * Icon and count stand side by side: however large the text, neither covers the other. The count comes late; two digits have
 * their room before, so that nothing moves for them.
 */
export const sign = style({
  display: 'inline-flex',
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: `calc(24px + ${vars.space[1]} + 10px + 1rem)`,
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
