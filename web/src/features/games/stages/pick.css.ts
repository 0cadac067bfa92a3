import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { bareButton } from './bare-button.css.ts';

export const awning = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  blockSize: 52,
  zIndex: vars.layer.raised,
  '@media': { [media.desktop]: { blockSize: 92 } },
});
export const stripe = style({
  fill: vars.color.action,
  selectors: { '&[data-odd=true]': { fill: vars.color.playPaper } },
});

export const shelves = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  gridTemplateRows: 'repeat(3, 1fr)',
  paddingBlockStart: 6,
});

export const shelf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  alignItems: 'end',
  paddingInline: 20,
  borderBlockEnd: `10px solid ${vars.color.playMintStrong}`,
  selectors: { '&:last-child': { borderBlockEndWidth: 22 } },
  '@media': {
    [media.desktop]: {
      paddingInline: 48,
      borderBlockEndWidth: 14,
      selectors: { '&:last-child': { borderBlockEndWidth: 32 } },
    },
  },
});

export const jar = style([
  bareButton,
  {
    display: 'grid',
    placeItems: 'end center',
    borderRadius: 16,
    minBlockSize: 'clamp(84px, 24vw, 168px)',
    cursor: 'pointer',
    userSelect: 'none',
    '@media': { [media.tablet]: { minBlockSize: 'clamp(108px, 14vw, 168px)' } },
    selectors: { '&:disabled': { cursor: 'default' }, '&:focus-visible': { outlineOffset: -2 } },
  },
]);

export const jarPicture = style({
  display: 'block',
  inlineSize: 'clamp(80px, 25vw, 160px)',
  maxInlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  marginBlockEnd: -1,
  selectors: { [`${jar}[data-dim=true] &`]: { opacity: 0.42 } },
  '@media': { [media.desktop]: { inlineSize: 172 } },
});

export const shade = style({ fill: vars.color.playMintStrong });
export const glass = style({
  transition: `transform ${vars.motion.in} ${vars.ease.out}`,
  selectors: { [`${jar}[aria-pressed=true] &`]: { transform: 'translateY(-13px)' } },
  '@media': {
    [media.reducedMotion]: {
      transition: 'none',
      selectors: { [`${jar}[aria-pressed=true] &`]: { transform: 'none' } },
    },
  },
});
export const number = style({
  fill: vars.color.onPlayPaper,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.heavy,
  textAnchor: 'middle',
});
export const badge = style({ fill: vars.color.surfaceInverse, stroke: vars.color.playMint });
export const check = style({ fill: 'none', stroke: vars.color.onInverse });
export const rays = style({ stroke: vars.color.ink, fill: 'none' });
