import { keyframes, style } from '@vanilla-extract/css';
import { arrives, still } from '../../support/overlay/motion.ts';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const item = style({ borderBlockEnd: `1px solid ${color.hairline}` });
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: vars.control.large,
  paddingBlock: space[3],
  paddingInline: space[2],
  border: 0,
  borderRadius: `min(${vars.radius.tile}, 12px)`,
  backgroundColor: 'transparent',
  fontFamily: vars.font.text,
  fontWeight: vars.weight.label,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.control.ring})` } },
});
export const title = style({ flex: 1, minInlineSize: 0 });
export const note = style({ ...sized('meta'), color: color.inkSoft, fontWeight: vars.weight.regular });
export const arrow = style({
  flex: 'none',
  color: color.inkSoft,
  transition: `transform ${vars.motion.in} ${vars.ease.out}`,
  selectors: { '[data-state=open] > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
export const panel = style({
  paddingBlockEnd: space[5],
  paddingInline: space[2],
  animation: arrives(appear),
  '@media': still,
});
