import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, layout, space } = vars;

/** A row of 44 px on a phone, two lines on a desktop. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: layout.target,
  color: color.inkSoft,
  fontSize: vars.text.meta,
  textDecoration: 'none',
  borderRadius: vars.radius.tile,
  '@media': { [media.desktop]: { inlineSize: 'auto', minBlockSize: '48px', fontSize: vars.text.body } },
});
export const lines = style({
  flexGrow: 1,
  minInlineSize: 0,
  lineHeight: '1.25rem',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { display: 'grid', flexGrow: 0 } },
});
export const label = style({ fontSize: vars.text.meta, color: color.inkSoft });
export const place = style({
  fontWeight: vars.weight.strong,
  color: color.ink,
  '@media': {
    [media.desktop]: { maxInlineSize: '20ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});
export const arrow = style({ display: 'inline-flex', color: color.ink, marginInlineStart: space[1] });
