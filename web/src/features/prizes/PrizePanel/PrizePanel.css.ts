import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

const { space } = vars;

/** One column on a phone; from tablet width on, the picture is beside it. */
export const area = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr',
      gap: `0 ${space[8]}`,
      paddingBlockStart: space[2],
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)', columnGap: space[16] },
  },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  gap: space[1],
  '@media': { [media.tablet]: { gridArea: '1 / 2', gap: space[3], marginBlock: '8px 28px' } },
});
export const picture = style({ '@media': { [media.tablet]: { gridArea: '1 / 1 / 3 / 2' } } });
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  '@media': { [media.tablet]: { gridArea: '2 / 2', gap: space[6] } },
});
export const smallPrint = style({ display: 'grid', gap: space[2] });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });
