import { vars } from '@larder/design-system/theme';
import { media } from '@larder/design-system/media';
import { style } from '@vanilla-extract/css';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: vars.layout.target,
  color: vars.color.actionInk,
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  fontStretch: vars.display.width,
  fontSize: '24px',
  letterSpacing: '-0.03em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { fontSize: '30px' } },
});

export const mark = style({
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  '@media': { [media.desktop]: { inlineSize: '34px', blockSize: '34px' } },
});

export const ground = style({ fill: vars.color.action });
export const drawing = style({ fill: vars.color.onAction });
