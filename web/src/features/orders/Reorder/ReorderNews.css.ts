import { aboveBars } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Over the page's foot: nothing that was read, or is about to be tapped, moves. */
export const place = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: `calc(${aboveBars} + ${space[4]})`,
  insetInline: space[4],
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});
export const news = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  maxBlockSize: '60vh',
  inlineSize: '100%',
  maxInlineSize: '32rem',
  overflowY: 'auto',
  padding: space[2],
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surfaceCard,
  boxShadow: vars.lift[2],
  pointerEvents: 'auto',
});
