import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const head = style({ display: 'grid', gap: vars.space[2] });
/** The button sits beside the control, which may show a message underneath. */
export const form = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: '520px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
    [media.print]: { display: 'none' },
  },
});
export const button = style({ '@media': { [media.tablet]: { paddingBlockStart: '32px' } } });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
