import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlockEnd: space[4],
});
/** Little room: a narrow phone, or a wider one with larger text. */
const tight = '(max-width: 17rem)';
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' });
/** On a phone the steps stand below the item, from 768 px beside it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words pay" "picture steps steps"',
  columnGap: space[3],
  rowGap: space[2],
  alignItems: 'start',
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${color.hairline}`,
  breakInside: 'avoid',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '56px minmax(0, 1fr) minmax(0, 1.1fr) minmax(84px, auto)',
      gridTemplateAreas: '"picture words steps pay"',
      columnGap: space[5],
      alignItems: 'center',
    },
  },
  '@container': {
    [tight]: {
      gridTemplateColumns: '44px minmax(0, 1fr)',
      gridTemplateAreas: '"picture words" "picture steps" "picture pay"',
    },
  },
});
export const picture = style({ gridArea: 'picture', minInlineSize: 0 });
export const words = style({ gridArea: 'words', minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.weight.medium });
/** Left out: nothing was paid for it. */
export const out = style({ fontWeight: vars.weight.medium, color: color.inkSoft });
export const steps = style({ ...sized('meta'), gridArea: 'steps', display: 'grid', color: color.inkSoft });
export const step = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });
export const amount = style({ flex: 'none' });
export const pay = style({
  gridArea: 'pay',
  textAlign: 'end',
  fontWeight: vars.weight.label,
  '@container': { [tight]: { textAlign: 'start' } },
});
