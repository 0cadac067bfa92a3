import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

/** Its width counts in rem: larger text has less room. */
export const place = style({ containerType: 'inline-size', inlineSize: '100%' });
export const list = style({
  ...sized('meta'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.layout.target,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
  // Where not even the first places fit, they go on in a second line.
  '@container': { '(max-inline-size: 14rem)': { flexWrap: 'wrap', rowGap: 0 } },
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
});
export const here = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
