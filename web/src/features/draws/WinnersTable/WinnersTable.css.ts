import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const stacked = media.belowTablet;

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '@media': { [stacked]: { display: 'block' } },
});
export const head = style({
  '@media': {
    [stacked]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const columnTitle = style({
  textAlign: 'start',
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.borderControl}`,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  fontWeight: vars.weight.label,
  color: vars.color.inkSoft,
});
export const body = style({
  '@media': { [stacked]: { display: 'block', borderBlockStart: `1px solid ${vars.color.borderControl}` } },
});
export const row = style({
  fontWeight: vars.weight.regular,
  selectors: { '&[data-winner]': { fontWeight: vars.weight.label } },
  '@media': {
    [stacked]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 16px',
      paddingBlock: vars.space[3],
      borderBlockEnd: `1px solid ${vars.color.hairline}`,
    },
  },
});
export const cell = style({
  textAlign: 'start',
  fontWeight: 'inherit',
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [stacked]: { padding: 0, border: 0, minInlineSize: 0 } },
});
/** The state stands beside the place on a phone. */
export const stateCell = style({
  '@media': { [stacked]: { gridColumn: 2, gridRow: 1, textAlign: 'end' } },
});
export const entryCell = style({ '@media': { [stacked]: { gridColumn: 2, gridRow: 2, textAlign: 'end' } } });
export const householdCell = style({ '@media': { [stacked]: { gridColumn: 1, gridRow: 2 } } });
export const scoreCell = style({ '@media': { [stacked]: { gridColumn: '1 / -1', gridRow: 3 } } });
export const code = style({
  fontFamily: vars.font.code,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  overflowWrap: 'anywhere',
});
