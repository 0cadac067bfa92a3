import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  minInlineSize: vars.layout.target,
  minBlockSize: '48px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.tile,
  background: 'none',
  cursor: 'pointer',
});

/** Icon and count stand side by side: however large the text, neither covers the other. */
export const sign = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });

/** Heard at every width, seen from 1200 px on. */
export const who = style({
  display: 'grid',
  lineHeight: '1.25rem',
  textAlign: 'start',
  '@media': {
    'screen and (max-width: 1199.98px)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const greeting = style({ display: 'grid' });
export const actions = style({ display: 'grid', gap: vars.space[1] });
export const failed = style({ color: vars.color.error, fontSize: vars.text.meta, lineHeight: vars.leading.meta });

export const links = style({ display: 'grid', marginInline: `calc(-1 * ${vars.space[3]})` });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.tile,
  color: vars.color.ink,
  fontWeight: vars.weight.label,
  textDecoration: 'none',
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceTile } },
});
