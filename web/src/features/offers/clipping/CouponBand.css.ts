import { vars } from '@larder/design-system/theme';
import { media } from '@larder/design-system/media';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space, radius } = vars;

export const band = style({
  padding: `${space[16]} ${space[5]} ${space[6]}`,
  backgroundColor: color.surfaceTile,
  '@media': { [media.tablet]: { paddingInline: space[10] } },
});
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.tile,
  backgroundColor: color.surfaceCard,
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: space[1], padding: space[4] });
export const title = style({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const meta = style({ ...sized('meta'), color: color.inkSoft });
/** Behind the upright perforation. */
export const stub = style({
  display: 'grid',
  placeItems: 'center',
  paddingInline: space[4],
  borderInlineStart: `2px dashed ${color.hairline}`,
  color: color.actionInk,
});
