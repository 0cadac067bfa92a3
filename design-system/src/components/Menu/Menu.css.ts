import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { arrives, leaves, still } from '../../support/overlay/motion.ts';
import { fadeOut } from '../../support/overlay/overlay.css.ts';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const panel = style({
  zIndex: vars.layer.overlay,
  overflowY: 'auto',
  minInlineSize: 'max(12rem, var(--radix-dropdown-menu-trigger-width))',
  maxInlineSize: 'min(22.5rem, var(--radix-dropdown-menu-content-available-width))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  padding: space[1],
  border: `1px solid ${color.hairline}`,
  borderRadius: `min(${vars.radius.card}, 16px)`,
  backgroundColor: color.surfaceCard,
  color: color.ink,
  boxShadow: vars.lift[2],
  outline: 'none',
  animation: arrives(rise),
  selectors: { '&[data-state=closed]': { animation: leaves(fadeOut) } },
  '@media': still,
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.layout.target,
  paddingBlock: space[2],
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: `min(${vars.radius.tile}, 12px)`,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // focus is where the pointer or the arrow keys are: a ground says it, and an edge when colors are forced
    '&[data-highlighted]': { backgroundColor: color.surfaceTile },
    ':root:not([data-keyboard=off]) &:focus-visible': {
      outline: `${vars.control.strong} solid ${color.focus}`,
      outlineOffset: '-2px',
    },
    '&[data-disabled]': { color: color.inkFaint, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { borderColor: 'Highlight' }, '&[data-disabled]': { color: 'GrayText' } },
    },
  },
});
export const item = styleVariants({ ink: [row], error: [row, { color: color.error }] });
export const mark = style({ flex: 'none', inlineSize: 20, blockSize: 20, color: color.actionInk });
export const label = style({
  ...sized('meta'),
  padding: `${space[2]} ${space[3]} ${space[1]}`,
  fontWeight: vars.weight.strong,
  color: color.inkSoft,
});
export const line = style({ marginBlock: space[1], borderBlockStart: `1px solid ${color.hairline}` });
