import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const lines = style({
  overflowX: 'clip',
  margin: 0,
  paddingInline: space[5],
  listStyle: 'none',
  containerType: 'inline-size',
});
export const more = style({ paddingInline: space[5], paddingBlockEnd: space[4] });
export const foot = style({ display: 'grid', gap: space[3], padding: space[5] });
export const hint = style({
  ...sized('meta'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.tile,
});
export const points = style({ ...sized('meta'), color: color.inkSoft, textAlign: 'center' });
export const empty = style({ padding: space[5] });
export const later = style({ paddingInline: space[5], paddingBlock: space[4] });
