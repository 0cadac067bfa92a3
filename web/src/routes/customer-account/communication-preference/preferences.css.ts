import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({
  paddingInline: vars.space[5],
  paddingBlock: vars.space[1],
  '@media': { [media.tablet]: { paddingInline: vars.space[8], paddingBlock: vars.space[2] } },
});

/** Its width counts in rem: larger text has less room. */
export const place = style({ containerType: 'inline-size' });
const tight = '(max-width: 17rem)';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Words, then the two switches, one under the other along the rows. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(66px, auto) minmax(66px, auto)',
  alignItems: 'center',
  justifyItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  paddingBlock: '14px',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { 'li:last-child > &': { borderBlockEnd: 0 } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(96px, auto) minmax(96px, auto)',
      paddingBlock: '18px',
      columnGap: vars.space[3],
    },
  },
  // The words above their switches.
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const words = style({
  justifySelf: 'stretch',
  minInlineSize: 0,
  '@container': { [tight]: { gridColumn: '1 / -1' } },
});
export const hint = style({ color: vars.color.inkSoft, fontSize: vars.text.meta, lineHeight: vars.leading.meta });
export const head = style({ fontWeight: vars.weight.strong, fontSize: vars.text.meta });
export const must = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.inkSoft,
  fontSize: vars.text.meta,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const notes = style({ display: 'grid', gap: vars.space[2] });
export const consent = style({
  padding: vars.space[5],
  '@media': { [media.tablet]: { paddingInline: vars.space[8], paddingBlock: vars.space[6] } },
});
export const lacking = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] });
