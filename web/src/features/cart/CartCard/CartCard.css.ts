import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, space, weight } = vars;
const sides = { paddingInline: space[5], '@media': { [media.tablet]: { paddingInline: space[6] } } } as const;

export const head = style([
  sides,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: space[4],
    paddingBlock: space[5],
    '@media': { [media.upright]: { paddingBlock: space[2] } },
  },
]);
export const words = style({ minInlineSize: 0, flex: '1 1 10rem' });
export const elsewhere = style([sides, { display: 'grid', gap: space[3], paddingBlockEnd: space[4] }]);
export const lines = style({
  overflowX: 'clip',
  margin: 0,
  listStyle: 'none',
  containerType: 'inline-size',
  paddingInline: space[3],
  borderBlockStart: `1px solid ${color.hairline}`,
  '@media': { [media.tablet]: { paddingInline: space[6] } },
});
export const foot = style([
  sides,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[4],
    paddingBlock: space[4],
    borderBlockStart: `1px solid ${color.hairline}`,
  },
]);
export const condition = style({
  ...sized('meta'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.inkSoft,
  flex: '1 1 16rem',
});
export const sum = style({
  flex: '1 1 auto',
  display: 'grid',
  '@media': { [media.tablet]: { flex: '0 1 auto', justifyItems: 'end' } },
});
export const label = style({ ...sized('meta'), color: color.inkSoft });
export const total = style({ ...sized('lead'), fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
