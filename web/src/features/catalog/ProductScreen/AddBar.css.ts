import { aboveFoot } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, layer, layout, space } = vars;

/** Stays at the bottom of a phone until the page's own Add is in sight. */
export const bar = style({
  position: 'fixed',
  zIndex: layer.sticky,
  insetBlockEnd: aboveFoot,
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '4.75rem',
  paddingBlock: space[2],
  paddingInline: layout.margin,
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.surfaceCard,
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
});
globalStyle(`:root:has(${bar})`, { '@media': { [media.belowDesktop]: { vars: { '--bar': '4.75rem' } } } });
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({
  ...sized('meta'),
  color: color.inkSoft,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
