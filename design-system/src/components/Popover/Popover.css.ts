import { keyframes, style } from '@vanilla-extract/css';
import { arrives, leaves, still } from '../../support/overlay/motion.ts';
import { fadeOut } from '../../support/overlay/overlay.css.ts';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const panel = style({
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  inlineSize: 320,
  maxInlineSize: 'var(--radix-popover-content-available-width)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceCard,
  boxShadow: vars.lift[2],
  outline: 'none',
  animation: arrives(rise),
  selectors: { '&[data-state=closed]': { animation: leaves(fadeOut) } },
  '@media': still,
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockStart: space[2],
  paddingInline: `${space[5]} ${space[2]}`,
});
export const title = style({ ...sized('body'), fontWeight: vars.weight.label, outline: 'none' });
export const inner = style({
  overflowY: 'auto',
  minBlockSize: 0,
  padding: `${space[1]} ${space[5]} ${space[5]}`,
});
