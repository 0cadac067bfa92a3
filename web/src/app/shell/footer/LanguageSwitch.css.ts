import { onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ position: 'relative' });

export const chosen = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.layout.target,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

/** It opens upward: the end of the page is below it. */
export const panel = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  minInlineSize: '100%',
  marginBlockEnd: vars.space[1],
  padding: vars.space[1],
  backgroundColor: vars.color.surfaceCard,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.lift[2],
});

export const choice = style({
  minBlockSize: vars.layout.target,
  paddingInline: vars.space[3],
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { fontWeight: vars.weight.strong },
  },
  '@media': onHover({ backgroundColor: vars.color.surfaceTile }),
});
