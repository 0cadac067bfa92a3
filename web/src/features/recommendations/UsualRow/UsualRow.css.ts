import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;

/** Large text, or little room: names stand below, in the whole width. */
const tight = '(max-width: 15rem)';

/** Check, picture, words, price; the amount below the words on a phone, beside them where there is room. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 56px minmax(0, 1fr) auto',
  gridTemplateAreas: '"check tile words price" ". . amount amount"',
  columnGap: space[3],
  rowGap: space[3],
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto 64px minmax(0, 1fr) 9.25rem minmax(72px, auto)',
      gridTemplateAreas: '"check tile words amount price"',
      columnGap: space[5],
      alignItems: 'center',
    },
  },
  '@container': {
    [tight]: {
      gridTemplateColumns: 'auto 56px minmax(0, 1fr)',
      gridTemplateAreas: '"check tile price" "words words words" "amount amount amount"',
    },
  },
});
export const check = style({ gridArea: 'check', '@media': { [media.tablet]: { alignSelf: 'center' } } });
export const tile = style({
  gridArea: 'tile',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceTile,
  color: color.inkSoft,
  '@media': { [media.tablet]: { alignSelf: 'center' } },
});
export const picture = style({ inlineSize: '70%', blockSize: '70%', objectFit: 'contain' });
export const palePicture = style([picture, { opacity: 0.5 }]);
export const words = style({ gridArea: 'words', display: 'grid', alignContent: 'start', minInlineSize: 0 });
export const name = style({
  fontSize: vars.text.body,
  lineHeight: '1.5rem',
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});
export const softName = style([name, { color: color.inkSoft }]);
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: 4 }),
});
export const meta = style({ ...sized('meta'), color: color.inkSoft });
export const due = style({ fontWeight: weight.strong, color: color.ink });
export const amount = style({ gridArea: 'amount', inlineSize: 'min(100%, 9.25rem)' });
export const price = style({ gridArea: 'price', justifySelf: 'end', textAlign: 'end' });
