import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

/** Little room: only the page above is there, and its sign points back. The width counts in rem: larger text has less. */
const tight = '(max-inline-size: 24rem)';
export const place = style({ containerType: 'inline-size', inlineSize: '100%' });
export const list = style({
  ...sized('meta'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.layout.target,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '0 1 auto',
  minInlineSize: 0,
  // The last one is cut off before the others break: the page's title says it whole. With a smaller share of the
  // shrinking the others would lose a part of a pixel, and break.
  selectors: { '&:last-child': { flexShrink: 100_000 } },
  '@container': { [tight]: { selectors: { '&:not(:nth-last-child(2))': { display: 'none' } } } },
});
globalStyle(`${item} > svg`, { '@container': { [tight]: { rotate: '180deg' } } });
globalStyle(`${item}:first-child > svg`, { '@container': { '(min-inline-size: 24.01rem)': { display: 'none' } } });
export const here = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
