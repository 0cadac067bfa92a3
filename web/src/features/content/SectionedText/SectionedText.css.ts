import { belowHead } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': { [media.desktop]: { gap: vars.space[10], paddingBlockStart: vars.space[4] } },
});
export const head = style({ display: 'grid', gap: vars.space[2] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[6],
  rowGap: vars.space[2],
  paddingBlockStart: vars.space[2],
  '@media': { [media.print]: { display: 'none' } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 320px)',
      columnGap: vars.space[16],
      alignItems: 'start',
    },
  },
});
/** Stays in view beside the text; phones go without it. */
export const contents = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: `calc(${belowHead} + ${vars.space[6]})`,
    },
  },
});
export const list = style({ display: 'grid', justifyItems: 'start', paddingBlockStart: vars.space[2] });
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  maxInlineSize: '68ch',
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } },
});
export const section = style({
  display: 'grid',
  gap: vars.space[2],
  scrollMarginBlockStart: vars.space[6],
  breakInside: 'avoid',
});
export const text = style({
  display: 'grid',
  gap: vars.space[2],
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
});
