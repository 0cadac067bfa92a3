import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';

const { color } = vars;
const place = style({});
const edge = (size: number) => ({ inlineSize: size, blockSize: size });

export const tile = recipe({
  base: [
    place,
    {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      overflow: 'clip',
      borderRadius: vars.radius.tile,
      color: color.inkSoft,
    },
  ],
  variants: {
    size: {
      small: { ...edge(44), borderRadius: `min(${vars.radius.tile}, 12px)` },
      medium: edge(72),
      large: edge(88),
      huge: edge(104),
      fill: { inlineSize: '100%', aspectRatio: '1' },
      wide: { inlineSize: '100%', minBlockSize: 0, aspectRatio: '1.45', gridTemplateRows: 'minmax(0, 1fr)' },
      tall: { inlineSize: '100%', aspectRatio: '.92' },
      banner: { inlineSize: '100%', blockSize: 120 },
    },
    tone: {
      tile: { backgroundColor: color.surfaceTile },
      sky: { backgroundColor: color.playSky },
      mint: { backgroundColor: color.playMint },
      peach: { backgroundColor: color.playPeach },
    },
    pale: { true: { filter: 'grayscale(1)', opacity: 0.55 } },
  },
});

globalStyle(`${place} > img`, { inlineSize: '66%', blockSize: '66%', objectFit: 'contain' });
