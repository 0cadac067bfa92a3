import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { arrives, leaves, still } from '../../support/overlay/motion.ts';
import { scrim } from '../../support/overlay/overlay.css.ts';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { displayFace, sized } from '../../theme/typography.ts';

const { color, space, layout } = vars;

export const backdrop = style([scrim, { display: 'grid', placeItems: 'center', padding: space[4] }]);

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(8px)' } });

export const panel = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxBlockSize: `calc(100dvh - 2 * ${space[4]})`,
    overflow: 'clip',
    border: '1px solid transparent',
    borderRadius: vars.radius.dialog,
    backgroundColor: color.surfaceCard,
    boxShadow: vars.lift[3],
    outline: 'none',
    animation: arrives(rise),
    selectors: { '&[data-state=closed]': { animation: leaves(sink) } },
    '@media': still,
  },
  variants: {
    size: { medium: { maxInlineSize: layout.dialog }, wide: { maxInlineSize: layout.dialogWide } },
  },
});

export const scroller = style({ overflowY: 'auto', overscrollBehavior: 'contain', minBlockSize: 0 });

export const inner = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[5],
    padding: `${space[6]} ${space[5]} ${space[5]}`,
    '@media': { [media.tablet]: { gap: space[6], padding: `${space[8]} ${space[10]}` } },
  },
  variants: {
    align: { start: {}, center: { justifyItems: 'center', textAlign: 'center', textWrap: 'balance' } },
  },
});

/** Art at the top runs from edge to edge. */
export const art = style({ position: 'relative', overflow: 'clip' });

export const head = style({ display: 'grid', gap: space[2], inlineSize: '100%' });
/** Lines up with the close button. */
export const eyebrow = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: space[6],
  marginBlockEnd: space[2],
  paddingInlineEnd: space[12],
});

const titleBase = { ...displayFace, textWrap: 'balance', outline: 'none' } as const;
export const title = styleVariants({
  feature: { ...titleBase, ...sized('feature') },
  page: { ...titleBase, ...sized('page') },
});
/** The first line is next to the close button, so it ends before it. */
export const besideClose = style({ paddingInlineEnd: space[10] });
export const description = style({ color: color.inkSoft });
export const actions = style({
  display: 'grid',
  gap: space[2],
  inlineSize: '100%',
  '@media': { [media.tablet]: { marginBlockStart: 0 } },
});
export const close = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  borderRadius: vars.radius.control,
  backgroundColor: color.surfaceCard,
});
