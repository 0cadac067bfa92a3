import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const items = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.hairline}`,
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const amount = style({
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
});
export const was = style({ ...sized('meta'), color: color.inkSoft, fontWeight: vars.weight.regular });
/** Ink, so that it reads as the law's and not as a failure. */
export const warning = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  border: `1.5px solid ${color.ink}`,
  borderRadius: vars.radius.tile,
});
export const signIn = style({ display: 'grid', gap: space[3] });
