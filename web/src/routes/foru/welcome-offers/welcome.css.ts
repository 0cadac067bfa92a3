import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { color, space } = vars;
/** Tile color down to where the floor begins, and the floor below it. */
const ground = (from: string, to = '100%') =>
  `linear-gradient(to bottom, ${color.surfaceTile} ${from}, ${color.hairline} ${from}, ${color.hairline} ${to}, ${color.surfaceTile} ${to})`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [media.upright]: { gap: space[5] } },
});
export const hello = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: ground('140px', '172px'),
  '@media': {
    // The first offer is in a phone's first screen.
    [media.upright]: { background: color.surfaceTile },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      minBlockSize: '300px',
      background: ground('calc(100% - 54px)'),
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});
export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[5],
  padding: `${space[6]} ${space[5]}`,
  '@media': {
    [media.upright]: { gap: space[3], padding: space[5] },
    [media.desktop]: { padding: `${space[10]} ${space[10]} 80px` },
  },
});
export const head = style({ display: 'grid', gap: space[2] });
export const lead = style({ fontSize: vars.text.lead, lineHeight: vars.leading.lead, color: color.inkSoft });
export const still = style({
  order: -1,
  blockSize: '172px',
  '@media': {
    [media.upright]: { display: 'none' },
    [media.desktop]: { order: 0, blockSize: 'auto', position: 'relative' },
    [media.print]: { display: 'none' },
  },
});
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { [media.desktop]: { position: 'absolute', inset: 0 } },
});
