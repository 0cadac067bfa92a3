import { style } from '@vanilla-extract/css';
import { arrives, still } from '../../support/overlay/motion.ts';
import { fadeIn } from '../../support/overlay/overlay.css.ts';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

export const tooltip = style({
  ...sized('meta'),
  zIndex: vars.layer.toast,
  maxInlineSize: '15rem',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: '1px solid transparent',
  borderRadius: 8,
  backgroundColor: vars.color.surfaceInverse,
  color: vars.color.onInverse,
  fontWeight: vars.weight.medium,
  boxShadow: vars.lift[2],
  animation: arrives(fadeIn),
  '@media': still,
});
