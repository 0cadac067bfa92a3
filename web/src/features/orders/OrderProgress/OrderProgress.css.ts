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
    // Words and buttons stand side by side only as long as the words keep their measure, with large text too.
    [media.tablet]: { display: 'flex', flexWrap: 'wrap' },
    [media.print]: { display: 'none' },
  },
});
/** The order's way, and the form that moves it. */
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
export const words = style({ flex: '1 1 12rem' });
export const sentence = style({ fontWeight: vars.weight.label });
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))',
  gap: space[3],
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end' } },
});
