import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';

// Its own bare look, not a shared class: which of two style sheets comes first depends on the page.
export const linkButton = style({
  appearance: 'none',
  border: 0,
  padding: 0,
  background: 'none',
  fontFamily: 'inherit',
  ...sized('meta'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.layout.target,
  fontWeight: vars.weight.strong,
  color: vars.color.ink,
  textDecoration: 'underline',
  textDecorationColor: vars.color.borderControl,
  textDecorationThickness: 1,
  textUnderlineOffset: 4,
  cursor: 'pointer',
});
