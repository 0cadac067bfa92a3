import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const inner = style({
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[5],
  '@media': { [media.tablet]: { padding: vars.space[8] } },
});

/** On an envelope it would be read first. */
export const lines = style({
  fontStyle: 'normal',
  fontSize: vars.text.lead,
  lineHeight: '1.875rem',
  overflowWrap: 'anywhere',
});
