import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const handle = style({ color: vars.color.ink, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });
export const form = style({ display: 'grid', gap: vars.space[6] });
/** What can be done instead, at the two ends of a line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  minBlockSize: vars.layout.target,
  color: vars.color.inkSoft,
});
/** Back to the step before, on the form's edge. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: vars.layout.target,
  padding: 0,
  border: 0,
  borderRadius: '4px',
  background: 'none',
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
});
/** A button that reads as a link in the line. */
export const link = style({
  minBlockSize: vars.layout.target,
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: vars.weight.strong,
  color: vars.color.ink,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.borderControl,
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  borderRadius: '4px',
});
