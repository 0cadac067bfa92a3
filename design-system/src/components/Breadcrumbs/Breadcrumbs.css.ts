import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

export const list = style({
  ...sized('meta'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.layout.target,
  color: vars.color.inkSoft,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  selectors: { '&:last-child': { flex: '0 1 auto', minInlineSize: 0 } },
});
export const here = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
