import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[3],
  paddingBlockStart: space[10],
  '@media': { [media.print]: { display: 'none' } },
});
export const words = style({ ...sized('meta'), color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const bar = style({ maxInlineSize: '100%', borderRadius: 2, backgroundColor: color.track });
export const fill = style({ fill: color.inkSoft });
export const more = style({ inlineSize: 220, maxInlineSize: '100%' });
