import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const item = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[3],
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.hairline}` } },
});
export const icon = style({ color: vars.color.inkSoft, display: 'grid', placeItems: 'center' });
export const title = style({ fontWeight: vars.weight.medium });
export const amount = style({ fontWeight: vars.weight.label, textAlign: 'end', whiteSpace: 'nowrap' });
