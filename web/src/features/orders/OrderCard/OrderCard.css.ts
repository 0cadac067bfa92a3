import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style, styleVariants } from '@vanilla-extract/css';

const { space } = vars;

const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"words sum" "pictures pictures" "limit limit" "actions actions"',
  columnGap: space[4],
  rowGap: space[3],
});
/** One that is to come has two rows; a past one is a row from 1200 px. */
export const layout = styleVariants({
  coming: [
    card,
    {
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto minmax(88px, auto)',
          gridTemplateAreas: '"words pictures sum" "limit actions actions"',
          rowGap: space[4],
        },
      },
    },
  ],
  past: [
    card,
    {
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto minmax(88px, auto)',
          gridTemplateAreas: '"words pictures sum" "actions actions actions"',
        },
        [media.spacious]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto minmax(88px, auto) auto',
          gridTemplateAreas: '"words pictures sum actions"',
          columnGap: space[5],
          alignItems: 'center',
        },
      },
    },
  ],
});
export const words = style({
  gridArea: 'words',
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  minInlineSize: 0,
});
export const title = styleVariants({
  // Balanced: a time stays together on a line of its own rather than losing its end.
  coming: { ...sized('lead'), fontWeight: vars.weight.label, textWrap: 'balance' },
  past: { fontWeight: vars.weight.label },
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '@media': onHover({ textDecoration: 'underline', textUnderlineOffset: 4 }),
});
export const pictures = style({
  gridArea: 'pictures',
  '@media': { [media.tablet]: { justifySelf: 'end' } },
});
export const sum = style({ gridArea: 'sum', display: 'grid', alignContent: 'start', textAlign: 'end' });
export const total = style({ ...sized('lead'), fontWeight: vars.weight.label });
export const limit = style({
  ...sized('meta'),
  gridArea: 'limit',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: vars.weight.strong,
});
/** On a phone the actions share the width. */
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  justifyContent: 'end',
  '@media': { [media.belowTablet]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))' } },
});
export const action = style({
  display: 'grid',
  '@media': { [media.tablet]: { minInlineSize: 131 } },
});
