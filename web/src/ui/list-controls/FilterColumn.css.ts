import { belowHead } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { layout, space } = vars;

/** Sticks beside the list and scrolls by itself; on a phone it is a drawer, and without a script it stands below the list. */
export const column = style({
  display: 'none',
  scrollMarginBlockStart: space[4],
  outline: 'none',
  '@media': {
    [media.withoutScripts]: { display: 'block', order: 1 },
    [media.desktop]: {
      display: 'block',
      order: 0,
      position: 'sticky',
      insetBlockStart: `calc(${belowHead} + ${space[4]})`,
      maxBlockSize: `calc(100vh - ${belowHead} - 2 * ${space[4]})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      // Focus rings at its edges are drawn whole.
      marginInline: `calc(-1 * ${space[1]})`,
      paddingInline: space[1],
    },
    [media.print]: { display: 'none' },
  },
});
export const title = style({ fontWeight: vars.weight.label, paddingBlock: space[1] });
/** Only needed without a script. */
export const send = style({
  display: 'none',
  paddingBlock: space[4],
  '@media': { [media.withoutScripts]: { display: 'block' } },
});

/** The column and what it narrows. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${layout.rail} minmax(0, 1fr)`,
      alignItems: 'start',
      gap: space[12],
    },
  },
});
