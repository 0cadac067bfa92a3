import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const withScript = style({
  flex: 'none',
  // As high as the chips beside it.
  marginBlock: `calc(-1 * ${vars.space[1]})`,
  paddingInlineEnd: vars.space[2],
  '@media': { [media.withoutScripts]: { display: 'none' } },
});
export const link = style({ display: 'none', '@media': { [media.withoutScripts]: { display: 'inline-flex' } } });
export const label = style({ fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });
