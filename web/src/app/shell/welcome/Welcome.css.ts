import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, layout, space } = vars;

export const page = style({ display: 'grid', gap: space[8], marginBlock: space[4] });
export const words = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const ways = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: layout.gutter,
  inlineSize: '100%',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const way = style({ display: 'grid', gap: space[3], alignContent: 'start' });
export const steps = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'decimal',
});
export const command = style({
  display: 'block',
  marginBlockStart: space[1],
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.field,
  backgroundColor: color.surfaceSunken,
  fontFamily: 'ui-monospace, monospace',
  ...sized('meta'),
  overflowWrap: 'anywhere',
});
