import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const rows = style({ display: 'grid', gap: space[2] });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'center',
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const icon = style({ display: 'grid', color: color.inkSoft });
export const channel = style({
  fontWeight: vars.weight.strong,
  selectors: { '&[data-off]': { color: color.inkSoft } },
});
export const where = style({ ...sized('meta'), color: color.inkSoft });
/** Ends a line; with large text it wraps under the words rather than squeezing them. */
export const state = style({ maxInlineSize: '11em', textAlign: 'end' });
