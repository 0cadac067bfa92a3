import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ position: 'relative' });

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
  lineHeight: '20px',
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

export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.sticky,
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineEnd: 0,
  inlineSize: '288px',
  maxInlineSize: `calc(100vw - 2 * ${vars.layout.margin})`,
  padding: vars.space[5],
  display: 'grid',
  gap: vars.space[5],
  backgroundColor: vars.color.surfaceCard,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.hairline}`,
  boxShadow: vars.lift[2],
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
