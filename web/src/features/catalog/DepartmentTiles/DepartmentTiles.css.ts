import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, control, layout, radius, space } = vars;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[3],
  rowGap: space[6],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: layout.gutter },
    [media.spacious]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', rowGap: space[8] },
  },
});
export const department = style({ position: 'relative', display: 'grid', alignContent: 'start', minInlineSize: 0 });
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  gridTemplateRows: 'minmax(0, 1fr)',
  aspectRatio: '4 / 3',
  overflow: 'clip',
  border: `${control.edge} solid transparent`,
  borderRadius: radius.tile,
  backgroundColor: color.surfaceTile,
  '@media': onHover({ borderColor: color.borderControl }, { within: department }),
});
export const picture = style({ display: 'grid', justifyItems: 'center', inlineSize: '58%' });
export const name = style({
  ...sized('body'),
  marginBlockStart: space[2],
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
/** The whole tile leads there; its name is the link's name. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.tile },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${control.ring} solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: 4 }),
});
export const count = style({ ...sized('meta'), color: color.inkSoft });
