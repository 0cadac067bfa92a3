import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';

const { color, space, weight } = vars;

/** 68 px high with one line of words and one of detail. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  columnGap: space[3],
  rowGap: 2,
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.control.ring})` } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '44px minmax(0, 1fr) 176px minmax(72px, auto) 88px', columnGap: space[4] },
  },
});
export const tile = style({ gridRow: 1, alignSelf: 'start' });
export const icon = style({ color: color.inkSoft, display: 'grid', placeItems: 'center' });
export const words = style({ gridRow: 1, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: weight.medium });
export const state = style({
  ...sized('meta'),
  gridColumn: 2,
  gridRow: 2,
  fontWeight: weight.label,
  '@media': { [media.tablet]: { gridColumn: 3, gridRow: 1 } },
});
const figures = { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
export const amount = style({
  ...figures,
  gridColumn: 3,
  gridRow: 1,
  fontWeight: weight.label,
  '@media': { [media.tablet]: { gridColumn: 4 } },
});
/** Estimated points are muted until they count. */
export const estimated = style({ color: color.inkSoft });
export const balance = style({
  ...sized('meta'),
  ...figures,
  gridColumn: 3,
  gridRow: 2,
  color: color.inkSoft,
  '@media': { [media.tablet]: { gridColumn: 5, gridRow: 1 } },
});
