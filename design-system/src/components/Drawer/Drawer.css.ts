import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { arrives, leaves, still } from '../../support/overlay/motion.ts';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { displayFace, sized } from '../../theme/typography.ts';

const { color, space } = vars;

const [fromStart, fromEnd] = ['-100%', '100%'].map((x) => keyframes({ from: { transform: `translateX(${x})` } })) as [
  string,
  string,
];
const [toStart, toEnd] = ['-100%', '100%'].map((x) => keyframes({ to: { transform: `translateX(${x})` } })) as [
  string,
  string,
];

const moves = (arrive: string, leave: string) => ({
  animation: arrives(arrive),
  selectors: { '&[data-state=closed]': { animation: leaves(leave) } },
});
const mirrored = (arrive: string, leave: string) => ({
  '&:dir(rtl)': { animation: arrives(arrive) },
  '&[data-state=closed]:dir(rtl)': { animation: leaves(leave) },
});

/** Lower than 500 px at the usual size of text. */
const low = 'screen and (height <= 31.25em)';

export const panel = recipe({
  base: {
    position: 'fixed',
    zIndex: vars.layer.overlay,
    insetBlock: 0,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    border: '0 solid transparent',
    backgroundColor: color.surfaceCard,
    boxShadow: vars.lift[3],
    outline: 'none',
    '@media': {
      ...still,
      // On a low screen, or with large text, what stays would leave no room for what scrolls.
      [low]: { display: 'block', overflowY: 'auto', overscrollBehavior: 'contain' },
    },
  },
  variants: {
    side: {
      start: {
        insetInlineStart: 0,
        inlineSize: `min(calc(100vw - 48px), ${vars.layout.drawer})`,
        borderInlineEndWidth: 1,
        ...moves(fromStart, toStart),
        selectors: { ...moves(fromStart, toStart).selectors, ...mirrored(fromEnd, toEnd) },
      },
      end: {
        insetInlineEnd: 0,
        inlineSize: 'min(100vw, 480px)',
        borderInlineStartWidth: 1,
        ...moves(fromEnd, toEnd),
        selectors: { ...moves(fromEnd, toEnd).selectors, ...mirrored(fromStart, toStart) },
      },
    },
  },
});

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: 68,
  paddingBlock: space[3],
  paddingInline: `${space[5]} ${space[2]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  backgroundColor: color.surfaceCard,
  '@media': { [low]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.raised } },
});
export const words = style({ minInlineSize: 0 });
/** On a phone it has two lines: nothing moves when it is known. */
export const detail = style({
  ...sized('meta'),
  color: color.inkSoft,
  '@media': { [media.upright]: { minBlockSize: '2lh' } },
});
export const title = style({ ...displayFace, ...sized('small') });
export const middle = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  minBlockSize: 0,
  '@media': { [low]: { overflowY: 'visible' } },
});
export const bottom = style({ borderBlockStart: `1px solid ${color.hairline}` });
