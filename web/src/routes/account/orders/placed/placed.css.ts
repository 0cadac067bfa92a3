import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
    [media.spacious]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', gap: space[8] },
  },
});
export const rail = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const card = style({ display: 'grid', gap: space[3] });
export const picture = style({
  overflow: 'clip',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  // the floor begins at 226 of 290
  background: `linear-gradient(${color.surfaceTile} 77.9%, ${color.hairline} 77.9%)`,
});
/** As large as it fits; what stands on it is placed in shares of it. */
export const field = style({
  position: 'relative',
  inlineSize: 'min(100%, 552px)',
  aspectRatio: '500 / 290',
  marginInline: 'auto',
});
export const thing = style({ position: 'absolute', aspectRatio: '1' });
/** A photo stands there as a print. */
export const print = style({ overflow: 'clip', borderRadius: vars.radius.tile });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  '@media': { [media.tablet]: { padding: space[10], gap: space[5] } },
});
export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.success,
  fontWeight: vars.weight.strong,
});
export const facts = style({
  display: 'grid',
  margin: 0,
  borderBlock: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', paddingBlock: space[4] } },
});
/** A row on a phone, a column with a rule before it where there is room. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  minBlockSize: vars.layout.target,
  paddingBlock: space[1],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
  '@media': {
    [media.tablet]: {
      display: 'grid',
      justifyContent: 'start',
      paddingInlineStart: space[5],
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${color.hairline}` },
      },
    },
  },
});
export const term = style({ ...sized('meta'), color: color.inkSoft });
export const value = style({ margin: 0, fontWeight: vars.weight.label, fontVariantNumeric: 'tabular-nums' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
