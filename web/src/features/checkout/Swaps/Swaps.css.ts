import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const swaps = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
/** On a phone the choice stands below the words. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) 240px' } },
});
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const choice = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
/** Below the line, over its whole width. */
export const finder = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

/** The browser's own folding: it costs no script. */
export const fold = style({ borderBlock: `1px solid ${vars.color.hairline}` });
export const foldTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.layout.target,
  fontWeight: vars.weight.label,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const arrow = style({
  display: 'inline-flex',
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
});
