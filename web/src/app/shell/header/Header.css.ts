import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const header = style({
  backgroundColor: vars.color.surfaceCard,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: vars.layout.content,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
  paddingBlock: vars.space[2],
  '@media': { [media.desktop]: { gap: vars.space[6], paddingBlock: vars.space[4] } },
});

export const menu = style({
  marginInlineStart: '-12px',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const home = style({ textDecoration: 'none', borderRadius: vars.radius.tile });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  marginInlineStart: 'auto',
  minInlineSize: 0,
});

export const store = style({
  display: 'none',
  alignItems: 'center',
  gap: '10px',
  color: vars.color.inkSoft,
  '@media': { [media.desktop]: { display: 'flex' } },
});

export const storeBar = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const storeLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: vars.layout.target,
  paddingInline: vars.layout.margin,
  color: vars.color.inkSoft,
  fontSize: vars.text.meta,
});

export const storeName = style({ color: vars.color.ink, fontWeight: vars.weight.label });

/** A small line over a larger one. */
export const two = style({ display: 'grid', lineHeight: '20px', textAlign: 'start' });
export const small = style({ fontSize: vars.text.meta, color: vars.color.inkSoft });
export const name = style({ fontWeight: vars.weight.strong, color: vars.color.ink });
