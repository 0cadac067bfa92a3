import { onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style, styleVariants } from '@vanilla-extract/css';

const { space } = vars;

const onTile = {
  gridArea: 'tile',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surfaceTile,
  color: vars.color.inkSoft,
} as const;
/** By its side, in CSS pixels. */
export const tile = styleVariants({ 56: 56, 64: 64 }, (side) => ({ ...onTile, inlineSize: side, blockSize: side }));
export const picture = style({ inlineSize: '84%', blockSize: '84%', objectFit: 'contain' });
export const words = style({
  gridArea: 'words',
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const name = styleVariants({
  ink: { fontWeight: vars.weight.label },
  soft: { fontWeight: vars.weight.label, color: vars.color.inkSoft },
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: 4 }),
});
export const warning = style({
  ...sized('meta'),
  display: 'flex',
  gap: space[2],
  alignItems: 'start',
  fontWeight: vars.weight.label,
  color: vars.color.warning,
});
