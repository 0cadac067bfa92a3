import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Facts under each other, a hairline above each and below the last. */
export const facts = style({ margin: 0, borderBlockEnd: `1px solid ${vars.color.hairline}` });

export const fact = style({
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 35fr) minmax(0, 65fr)' } },
});
export const term = style({ color: vars.color.inkSoft });
export const value = style({ margin: 0, fontWeight: vars.weight.label, overflowWrap: 'anywhere' });
