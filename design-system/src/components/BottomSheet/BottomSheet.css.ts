import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { arrives, leaves, still } from '../../support/overlay/motion.ts';
import { vars } from '../../theme/contract.ts';
import { displayFace, sized } from '../../theme/typography.ts';

const { color, space } = vars;
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const sink = keyframes({ to: { transform: 'translateY(100%)' } });

export const panel = recipe({
  base: {
    position: 'fixed',
    zIndex: vars.layer.overlay,
    insetBlockEnd: 0,
    insetInline: 0,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    maxInlineSize: vars.layout.dialog,
    maxBlockSize: `calc(100dvh - ${space[12]})`,
    marginInline: 'auto',
    border: '1px solid transparent',
    borderBlockEnd: 0,
    borderStartStartRadius: vars.radius.dialog,
    borderStartEndRadius: vars.radius.dialog,
    backgroundColor: color.surfaceCard,
    boxShadow: vars.lift[3],
    outline: 'none',
    animation: arrives(rise),
    selectors: { '&[data-state=closed]': { animation: leaves(sink) } },
    '@media': still,
  },
  variants: { height: { content: {}, full: { blockSize: `calc(100dvh - ${space[12]})` } } },
});

export const top = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: `${space[5]} ${space[2]}`,
  paddingInline: `${space[5]} ${space[3]}`,
  touchAction: 'none',
});
/** Shows that the sheet can be dragged down. */
export const handle = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInline: 0,
  inlineSize: 40,
  marginInline: 'auto',
  border: `2px solid ${color.borderControl}`,
  borderRadius: 2,
});
export const title = style({ ...displayFace, ...sized('small'), minInlineSize: 0, outline: 'none' });
export const middle = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minBlockSize: 0,
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[1]} ${space[5]} ${space[6]}`,
});
export const description = style({ color: color.inkSoft });
export const bottom = style({
  padding: `${space[3]} ${space[5]} calc(${space[4]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.hairline}`,
});
