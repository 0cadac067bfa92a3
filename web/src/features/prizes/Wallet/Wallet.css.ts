import { createContainer, style } from '@vanilla-extract/css';
import { container } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';

const { color, space, weight } = vars;

/** Widths of the list count in rem, so that larger text has fewer columns. */
const list = createContainer();
const beside = '(min-width: 15rem)';
const wide = '(min-width: 52rem)';

export const place = style({ containerName: list, containerType: 'inline-size' });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@container': {
    [`${list} ${container.roomy}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.layout.gutter },
  },
});
/** Picture beside text; the text takes the full width if there isn't room for both. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: `${space[3]} ${space[4]}`,
  blockSize: '100%',
  alignItems: 'start',
  '@container': {
    [`${list} ${beside}`]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gridTemplateRows: '1fr auto' },
  },
});
export const tile = style({ inlineSize: 88 });
export const largeTile = style([tile, { '@container': { [`${list} ${wide}`]: { inlineSize: 120 } } }]);
export const words = style({ display: 'grid', gap: 2, minInlineSize: 0 });
export const from = style({ ...sized('meta'), color: color.inkSoft });
export const name = style({ overflowWrap: 'anywhere' });
export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `10px ${space[4]}`,
  '@container': {
    [`${list} ${container.roomy}`]: {
      borderBlockStart: `1px solid ${color.hairline}`,
      paddingBlockStart: space[3],
    },
  },
});
/** The deadline has its own line above the button. */
export const tallFoot = style([
  foot,
  { '@container': { [`${list} ${container.roomy}`]: { flexDirection: 'column', alignItems: 'start' } } },
]);
export const until = style({
  ...sized('meta'),
  display: 'flex',
  gap: 6,
  alignItems: 'start',
  color: color.inkSoft,
  fontWeight: weight.strong,
});
export const nearUntil = style([until, { color: color.warning }]);
/** As wide as the card on a phone. */
export const action = style({
  flex: '1 1 100%',
  '@container': { [`${list} ${container.roomy}`]: { flex: 'none' } },
});
export const wideAction = style([action, { '@container': { [`${list} ${container.roomy}`]: { minInlineSize: 180 } } }]);

export const rows = style({ display: 'grid', paddingInline: space[4] });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
export const rowTile = style({ flex: 'none', opacity: 0.75 });
export const rowWords = style({ flex: '1 1 12rem', display: 'grid', minInlineSize: 0 });
export const rowName = style({ fontWeight: weight.label, overflowWrap: 'anywhere' });

export const entries = style({ display: 'grid', gap: space[3] });
