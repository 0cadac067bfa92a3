import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { displayFace, sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
const floor = 58;

/** Words, and beside them the seller's picture on a floor; on a phone the picture comes first. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceTile,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
      minBlockSize: 320,
      background: `linear-gradient(to top, ${color.hairline} ${floor}px, ${color.surfaceTile} ${floor}px)`,
    },
  },
});
export const words = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[4],
  padding: space[5],
  '@media': {
    [media.desktop]: { gap: space[5], paddingBlock: `${space[10]} 84px`, paddingInline: `${space[12]} 0` },
  },
});
export const monogram = style({
  ...displayFace,
  ...sized('lead'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: '50%',
  backgroundColor: color.surfaceInverse,
  color: color.onInverse,
});
export const title = style({ display: 'grid', gap: space[1] });
export const facts = style({
  display: 'grid',
  gap: space[3],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, auto)', gap: space[6] } },
});
export const fact = style({ display: 'flex', alignItems: 'center', gap: space[2], fontWeight: vars.weight.label });
export const value = style({ ...sized('meta'), maxInlineSize: '26ch', color: color.inkSoft });
export const art = style({
  order: -1,
  display: 'grid',
  placeItems: 'end center',
  paddingBlockStart: space[5],
  '@media': {
    [media.belowDesktop]: {
      blockSize: 180,
      background: `linear-gradient(to top, ${color.hairline} 30px, transparent 30px)`,
      paddingBlockEnd: 12,
    },
    [media.desktop]: { order: 0, paddingBlockEnd: floor / 2 },
  },
});
export const picture = style({
  inlineSize: 'auto',
  blockSize: 136,
  '@media': { [media.desktop]: { blockSize: 220 } },
});

/** A seller in the list of all. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
});
export const cardWords = style({ display: 'grid', gap: space[1] });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: 4 }),
});
