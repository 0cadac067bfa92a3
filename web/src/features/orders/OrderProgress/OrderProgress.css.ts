import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const progress = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
/** What can be done, below a line if the way stands above it. */
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'center',
  selectors: { '* + &': { borderBlockStart: `1px solid ${vars.color.hairline}`, paddingBlockStart: space[5] } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.print]: { display: 'none' },
  },
});
export const sentence = style({ fontWeight: vars.weight.label });
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))',
  gap: space[3],
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end' } },
});
