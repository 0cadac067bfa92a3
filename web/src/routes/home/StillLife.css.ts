import { media } from '@larder/design-system/media';
import { style } from '@vanilla-extract/css';

/** Where a pack stands, on a field of 740 by 420: its middle, the ground under it, and the edge of its picture. */
type Place = readonly [x: number, ground: number, size: number];

const [width, height] = [740, 420];
/** A picture's own floor, from its top. */
const floor = 0.93;
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

const placed = ([x, ground, size]: Place) =>
  style({
    position: 'absolute',
    insetInlineStart: share(x - size / 2, width),
    insetBlockStart: share(ground - size * floor, height),
    inlineSize: share(size, width),
    blockSize: share(size, height),
  });

// Tall ones behind, and small ones in front of the gaps between them, so that labels can be read.
export const behind = [placed([196, 348, 284]), placed([372, 342, 320]), placed([548, 348, 284])];
export const infront = [
  placed([84, 388, 148]),
  placed([284, 392, 134]),
  placed([460, 392, 134]),
  placed([660, 388, 148]),
];
/** The tallest, the largest picture of the page. */
export const tallest = 1;

/** On a phone above the words, where it stands on the same floor. */
export const still = style({
  position: 'relative',
  order: -1,
  containerType: 'size',
  blockSize: '216px',
  '@media': {
    [media.desktop]: { order: 0, blockSize: 'auto' },
    [media.print]: { display: 'none' },
  },
});
/** As large as it fits, in the middle of the floor. */
export const field = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: `min(100cqi, 100cqb * ${width} / ${height})`,
  aspectRatio: `${width} / ${height}`,
  marginInline: 'auto',
});
