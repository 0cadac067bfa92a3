import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style, styleVariants } from '@vanilla-extract/css';

const { space } = vars;

/** A day of the calendar: on a phone what comes stands between the day and its sum, on a desktop beside both. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '260px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"day items" "foot items"',
      columnGap: space[8],
    },
  },
});
const inArea = (gridArea: string) => ({ '@media': { [media.desktop]: { gridArea } } });
export const day = style({ display: 'grid', alignContent: 'start', gap: space[1], ...inArea('day') });
export const title = style({ ...sized('title'), fontWeight: vars.weight.label });
/** Rows that know how much room there is. */
export const items = style({
  containerType: 'inline-size',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [media.desktop]: { gridArea: 'items', borderBlockStart: 0, marginBlock: `calc(-1 * ${space[3]})` } },
});
export const windows = style({ display: 'grid', gap: space[2] });
export const window = style({
  ...sized('meta'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
});
export const label = style({ color: vars.color.inkSoft });
export const when = styleVariants({
  open: { fontWeight: vars.weight.label },
  closed: { color: vars.color.inkSoft },
});
export const foot = style({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  ...inArea('foot'),
});
export const sum = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] });
export const total = style({ ...sized('lead'), fontWeight: vars.weight.label });
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: space[3],
});
