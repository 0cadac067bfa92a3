import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Links: two side by side from 768 px. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '88px',
  padding: vars.space[5],
  color: vars.color.ink,
  textDecoration: 'none',
  backgroundColor: vars.color.surfaceCard,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  '@media': onHover({ borderColor: vars.color.borderControl }),
});
export const wayWords = style({ display: 'grid', flex: 1, minInlineSize: 0 });
export const wayTitle = style({ fontWeight: vars.weight.label, overflowWrap: 'anywhere' });
export const wayHint = style({ color: vars.color.inkSoft, fontSize: vars.text.meta, lineHeight: vars.leading.meta });

export const subscription = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
