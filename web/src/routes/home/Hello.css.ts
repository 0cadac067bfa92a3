import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;
/** Tile color down to where the floor begins, and the floor below it. */
const ground = (from: string, to = '100%') =>
  `linear-gradient(to bottom, ${color.surfaceTile} ${from}, ${color.hairline} ${from}, ${color.hairline} ${to}, ${color.surfaceTile} ${to})`;

export const hello = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: ground('78px', '116px'),
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr)',
      minBlockSize: '420px',
      background: ground('calc(100% - 72px)'),
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
    [media.print]: { background: 'none' },
  },
});
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[6],
  padding: `${space[6]} ${space[5]}`,
  '@media': {
    // Below what waits, the way on stands in a phone's first screen.
    [media.upright]: { gap: space[4], paddingBlock: space[4] },
    [media.desktop]: { gap: space[8], paddingBlock: `${space[12]} 96px`, paddingInline: '56px 0' },
  },
});
export const head = style({ display: 'grid', gap: space[3] });
export const lead = style({ fontSize: vars.text.lead, lineHeight: vars.leading.lead, color: color.inkSoft });
export const line = style({ display: 'block' });
export const strong = style({ color: color.ink, fontWeight: vars.weight.strong });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  '@media': { [media.belowDesktop]: { display: 'grid', justifyItems: 'start' } },
});
