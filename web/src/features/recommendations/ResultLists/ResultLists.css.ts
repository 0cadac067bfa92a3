import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

export const lists = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const rows = style({ paddingInline: space[5] });

const mark = style({
  gridArea: 'check',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: '50%',
  outline: '1px solid transparent',
});
export const marks = styleVariants({
  added: [mark, { backgroundColor: color.successTint, color: color.success }],
  refused: [mark, { backgroundColor: color.errorTint, color: color.error }],
});
export const reason = style({ ...sized('meta'), fontWeight: vars.weight.label, color: color.ink });
