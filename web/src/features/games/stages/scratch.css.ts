import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { bareButton } from '../bare-button.css.ts';
import { displayFace, sized } from '@larder/design-system/typography';

export const table = style({ fill: vars.color.playPeachStrong, opacity: 0.6 });

export const card = style({
  position: 'relative',
  background: vars.color.playPaper,
  color: vars.color.onPlayPaper,
  borderRadius: 20,
  padding: 16,
  inlineSize: 'clamp(232px, 76vw, 440px)',
  maxInlineSize: '100%',
  display: 'grid',
  gap: 12,
  transform: 'rotate(-2.5deg)',
  boxShadow: `0 2px 0 ${vars.color.playPaperSunken}`,
  '@media': {
    [media.desktop]: { inlineSize: 'min(100%, 480px)', padding: 28, gap: 20, borderRadius: 28 },
  },
});

export const caption = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  ...displayFace,
  ...sized('lead'),
  '@media': { [media.desktop]: sized('title') },
});

export const seal = style({
  inlineSize: 28,
  blockSize: 28,
  flex: 'none',
  fill: vars.color.action,
  color: vars.color.onAction,
});

export const squares = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  '@media': { [media.desktop]: { gap: 14 } },
});

export const square = style([
  bareButton,
  {
    position: 'relative',
    display: 'block',
    borderRadius: '13.4%',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:disabled': { cursor: 'default' },
      '&:not(:disabled)': { touchAction: 'none' },
      '&[data-match=true]': {
        boxShadow: `0 0 0 3px ${vars.color.playPaper}, 0 0 0 6px ${vars.color.onPlayPaper}`,
      },
      '&:focus-visible': { zIndex: vars.layer.raised },
    },
  },
]);

export const squarePicture = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const ground = style({ fill: vars.color.playPaperSunken });
export const foil = style({ fill: vars.color.playFoil });
export const foilLeaf = style({ color: vars.color.playFoilStrong });

export const cover = style({
  transition: `opacity ${vars.motion.out} ${vars.ease.out}`,
  selectors: { [`${square}[data-open=true] &`]: { opacity: 0 } },
});

/** Pixels that show nothing until something is rubbed or opened. */
export const under = style({
  selectors: { [`${square}:not([data-known=true]) &`]: { visibility: 'hidden' } },
});

export const coin = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 56,
  blockSize: 56,
  margin: -28,
  pointerEvents: 'none',
  visibility: 'hidden',
  zIndex: vars.layer.raised,
  selectors: { '&[data-shown=true]': { visibility: 'visible' } },
});
