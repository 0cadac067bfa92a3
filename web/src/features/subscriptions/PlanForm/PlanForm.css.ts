import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'end',
  maxInlineSize: '48rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
/** As wide as the form. */
export const whole = style({ gridColumn: '1 / -1' });
export const stores = style({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[3] });
export const zip = style({ maxInlineSize: 220 });
