import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.layout.margin,
  backgroundColor: vars.color.warningTint,
  color: vars.color.ink,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  textAlign: 'center',
  '@media': { [media.print]: { display: 'none' } },
});
