import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;
/** Room for all of it side by side: not on a phone, and not in a drawer. */
const roomy = '(min-width: 36rem)';

export const head = style({
  paddingBlock: space[4],
  paddingInline: space[5],
  '@media': { [media.tablet]: { paddingInline: space[6] } },
});
export const lines = style({
  margin: 0,
  listStyle: 'none',
  containerType: 'inline-size',
  paddingInline: space[3],
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { paddingInline: space[6] } },
});
/** As a line of a cart, so that it looks the same before and after it moves. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words price" ". acts acts"',
  columnGap: space[3],
  paddingBlock: `10px ${space[2]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
  '@container': {
    [roomy]: {
      gridTemplateColumns: '72px minmax(0, 1fr) auto minmax(88px, auto)',
      gridTemplateAreas: '"picture words acts price"',
      alignItems: 'center',
      columnGap: space[4],
      paddingBlock: space[3],
    },
  },
});
export const picture = style({
  gridArea: 'picture',
  alignSelf: 'start',
  display: 'grid',
  inlineSize: 56,
  '@container': { [roomy]: { inlineSize: 72 } },
});
export const shot = style({ display: 'grid', inlineSize: '70%' });
export const words = style({ gridArea: 'words', minInlineSize: 0, display: 'grid', alignContent: 'start' });
export const name = style({
  lineHeight: '1.25rem',
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: 4 }),
});
export const price = style({ gridArea: 'price', textAlign: 'end', '@container': { [roomy]: { justifySelf: 'end' } } });
/** What is chosen here needs scripts. Its last sign ends where the price does. */
export const acts = style({
  gridArea: 'acts',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[2],
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  '@container': { [roomy]: { marginInlineEnd: 0 } },
  '@media': { [media.withoutScripts]: { display: 'none' } },
});
