import { belowHead } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gap: vars.space[10], paddingBlockStart: vars.space[4] } },
});
export const head = style({ display: 'grid', gap: vars.space[2] });
export const id = style({ fontFamily: vars.font.code, fontWeight: vars.weight.label, overflowWrap: 'anywhere' });
/** The panel stands first on a phone and stays in sight on a desktop. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 432px)',
      gap: vars.space[16],
      alignItems: 'start',
    },
  },
});
export const panel = style({
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: `calc(${belowHead} + ${vars.space[6]})`,
    },
  },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } },
});
export const formula = style({
  margin: 0,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  inlineSize: 'max-content',
  minInlineSize: '100%',
  boxSizing: 'border-box',
  borderRadius: vars.radius.tile,
  background: vars.color.surfaceTile,
  fontFamily: vars.font.code,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.body,
});
export const limits = style({ display: 'grid', gap: vars.space[2], maxInlineSize: '68ch' });
