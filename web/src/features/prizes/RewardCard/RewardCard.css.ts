import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { space } = vars;

/** Beside its picture on a phone, below it where there is room. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space[4],
  padding: space[3],
  blockSize: '100%',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      padding: space[4],
    },
  },
});
/** A square on a phone; a band across the card where there is room. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 88,
  borderRadius: vars.radius.tile,
  background: vars.color.surfaceTile,
  '@media': { [media.desktop]: { blockSize: 136 } },
});
globalStyle(`${picture} img`, { '@media': { [media.desktop]: { inlineSize: 80, blockSize: 80 } } });
export const pale = style({ opacity: 0.6 });
export const words = style({ display: 'grid', gridTemplateRows: '1fr auto', gap: space[3], minInlineSize: 0 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: vars.layout.target,
});
