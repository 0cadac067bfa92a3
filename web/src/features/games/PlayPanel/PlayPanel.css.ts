import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[6],
  '@media': { [media.desktop]: { gap: 28 } },
});

export const go = style({ display: 'grid', gap: vars.space[3] });

export const underButton = style({
  ...sized('meta'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.color.inkSoft,
});

/** Shown where a keyboard is in use, so that what it says is true. */
export const keyHint = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.desktop]: { display: 'inline-flex' } },
});
export const key = style({
  fontFamily: vars.font.text,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.badge,
  lineHeight: vars.leading.badge,
  paddingBlock: 1,
  paddingInline: vars.space[2],
  borderRadius: 6,
  color: vars.color.ink,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderControl}, inset 0 -2px 0 ${vars.color.borderControl}`,
});

export const linkRow = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] });

export const stampsRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
});

export const lesson = style({ display: 'grid', gap: vars.space[3] });
