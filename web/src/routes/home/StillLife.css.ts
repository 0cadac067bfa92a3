import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const [width, height] = [740, 420];

/** On a phone above the words, where it stands on the same floor; low, so that the first screen shows what comes next. */
export const still = style({
  position: 'relative',
  order: -1,
  containerType: 'size',
  blockSize: '116px',
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
/** A drawing has its floor in it. */
export const thing = style({ position: 'absolute', transform: 'translateX(-50%)', aspectRatio: '1' });
globalStyle(`[dir='rtl'] ${thing}`, { transform: 'translateX(50%)' });
/** A photo stands there as a print. */
export const print = style({ overflow: 'clip', borderRadius: vars.radius.tile });
globalStyle(`${thing} > *, ${thing} img`, { display: 'block', inlineSize: '100%', blockSize: '100%' });
