import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, layout, radius, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  maxInlineSize: 480,
  minBlockSize: '100dvh',
  marginInline: 'auto',
  padding: `${space[2]} ${layout.margin} ${space[8]}`,
});
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] });
/** Paper stays white: a scanner reads black bars on white (rule 8 of the screens). */
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[4],
  padding: `${space[6]} ${space[5]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.dialog,
  colorScheme: 'light',
  background: color.surfaceCard,
  color: color.ink,
  forcedColorAdjust: 'none',
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
});
export const number = style({
  fontSize: 24,
  lineHeight: '32px',
  fontWeight: 600,
  letterSpacing: '.04em',
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
export const name = style({ color: color.inkSoft });
export const awake = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  color: color.inkSoft,
  fontSize: vars.text.meta,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  margin: 0,
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const fact = style({ display: 'grid', alignContent: 'start', gap: space[1], margin: 0 });
export const keep = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'center',
  textAlign: 'center',
  marginBlockStart: space[6],
  '@media': { [media.desktop]: { marginBlockStart: 0 } },
});
