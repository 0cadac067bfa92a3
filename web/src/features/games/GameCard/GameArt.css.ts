import { createVar, style, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

/** Below it a card lies on its side: a narrow picture, then the words. */
export const lying = media.belowTablet;

export const ground = styleVariants({
  WHEEL: { background: vars.color.playSky },
  SCRATCH: { background: vars.color.playPeach },
  PICK3: { background: vars.color.playMint },
  COLLECT: { background: vars.color.playSky },
});
/** The wheel of the feature card fills its place. */
export const drawing = style({
  display: 'block',
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
});

/** The place of the picture, by whose size it is drawn. */
export const frame = style({ position: 'absolute', inset: 0, overflow: 'hidden', containerType: 'size' });

/** One unit of a drawing: it is 328 by 184 of them wide, 112 by 190 narrow. */
const unit = createVar();
const units = (count: number) => `calc(${unit} * ${count})`;
type Place = readonly [x: number, y: number, width: number, height?: number];
const placed = ([x, y, width, height = width]: Place) => ({
  insetInlineStart: units(x),
  insetBlockStart: units(y),
  inlineSize: units(width),
  blockSize: units(height),
});
/** Where a part stands while the card is upright, and while it lies; a part that is left out is hidden. */
const at = (wide: Place | null, narrow: Place | null, more: StyleRule = {}, moreNarrow: StyleRule = {}): StyleRule => ({
  ...more,
  position: 'absolute',
  ...(wide ? placed(wide) : { display: 'none' }),
  '@media': { [lying]: narrow ? { display: 'block', ...placed(narrow), ...moreNarrow } : { display: 'none' } },
});

/** The drawing in the middle of its place. */
export const drawn = style({
  vars: { [unit]: 'calc(max(100cqi / 328, 100cqb / 184))' },
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '50%',
  inlineSize: units(328),
  blockSize: units(184),
  translate: '-50% -50%',
  '@media': {
    [lying]: {
      vars: { [unit]: 'calc(max(100cqi / 112, 100cqb / 190))' },
      inlineSize: units(112),
      blockSize: units(190),
    },
  },
  selectors: { '&:dir(rtl)': { translate: '50% -50%' } },
});

const { color } = vars;
const fields = [color.playSkyStrong, color.playMintStrong, color.playPeachStrong].map((tint, index) => {
  const from = 45 * (index + 1);
  return `${color.playPaper} 0 ${from + 0.4}deg, ${tint} 0 ${from + 44.6}deg`;
});

/** Eight fields, one of them under the pointer; the second four are as the first, of which one is paper. */
export const disc = style(
  at(
    [-2, 19, 332],
    [-199, 20, 510],
    {
      borderRadius: '50%',
      boxSizing: 'border-box',
      border: `${units(17)} solid ${color.action}`,
      background: `repeating-conic-gradient(from -22.5deg, ${fields.join(', ')}, ${color.playPaper} 0 180deg)`,
      '::after': {
        content: '""',
        position: 'absolute',
        inset: units(-11),
        borderRadius: '50%',
        background: `repeating-conic-gradient(from -.9deg, ${color.onAction} 0 1.8deg, transparent 0 15deg)`,
        mask: `radial-gradient(closest-side, transparent calc(100% - ${units(5)}), black 0)`,
      },
    },
    {
      borderWidth: units(26),
      '::after': {
        inset: units(-17),
        mask: `radial-gradient(closest-side, transparent calc(100% - ${units(8)}), black 0)`,
      },
    },
  ),
);
export const pointer = style(
  at([146, 15, 36, 33], [28, 14, 56, 51], {
    background: color.surfaceInverse,
    clipPath: 'polygon(4% 0, 96% 0, 100% 8%, 56% 97%, 50% 100%, 44% 97%, 0 8%)',
  }),
);
export const prizes = styleVariants({
  wheelMiddle: at([143, 64, 42], [28, 92, 56]),
  wheelLeft: at([72, 93, 40], null, { rotate: '-45deg' }),
  wheelRight: at([216, 93, 40], null, { rotate: '45deg' }),
  jarLeft: at([35, 56, 92], [18, 72, 78]),
  jarRight: at([201, 56, 92], null),
  jarPrize: at([126, 62, 76], [35, 20, 44]),
  scratchLeft: at([72, 72, 46], [39, 53, 34]),
  scratchRight: at([140, 72, 46], null),
  coin: at([226, 106, 54], [62, 116, 38]),
  stopFirst: at([37, 69, 46], [22, 132, 32]),
  stopSecond: at([141, 69, 46], [58, 79, 32]),
  stopLast: at([245, 69, 46], [22, 26, 32]),
});

const paperSquare = { background: color.playPaper };
const bar = (tint: string): StyleRule => ({ background: tint });
export const parts = styleVariants({
  shelf: at([-200, 145, 728, 10], [-200, 146, 512, 9], bar(color.playMintStrong)),
  card: at([48, 30, 232, 130], [18, 38, 76, 116], { ...paperSquare, borderRadius: units(16) }),
  cellLeft: at([65, 46, 60, 98], [28, 48, 56, 44], { background: color.playPaperSunken, borderRadius: units(12) }),
  cellMiddle: at([133, 46, 60, 98], null, { background: color.playPaperSunken, borderRadius: units(12) }),
  cellFoil: at([201, 46, 60, 98], [28, 100, 56, 44], { background: color.playFoil, borderRadius: units(12) }),
  meadow: at([-200, 132, 728, 252], [-200, 140, 512, 252], bar(color.playMint)),
  trail: at([-200, 79, 728, 26], [47, -60, 18, 310], bar(color.playPaper)),
  walked: at([-200, 88.5, 364, 7], [53.5, 95, 5, 155], bar(color.action)),
  ringFirst: at([24, 56, 72], [13, 123, 50], { ...paperSquare, borderRadius: '50%' }),
  ringSecond: at([128, 56, 72], [49, 70, 50], { ...paperSquare, borderRadius: '50%' }),
  ringLast: at([232, 56, 72], [13, 17, 50], { ...paperSquare, borderRadius: '50%' }),
});
/** The card lies a little askew. */
export const askew = style({ position: 'absolute', inset: 0, rotate: '-5deg' });
export const rays = style([
  at([104, 8, 120, 34], null),
  { stroke: color.ink, strokeWidth: 4, strokeLinecap: 'round', fill: 'none' },
]);
