import { aboveBars } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const place = style({
  position: 'fixed',
  zIndex: vars.layer.raised,
  insetBlockEnd: `calc(${aboveBars} + ${vars.space[4]})`,
  insetInlineEnd: vars.layout.margin,
  display: 'grid',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surfaceCard,
  boxShadow: vars.lift[2],
  '@media': { [media.print]: { display: 'none' } },
});
