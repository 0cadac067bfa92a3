import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

export const page = style({ maxInlineSize: '1040px', marginInline: 'auto', padding: vars.layout.margin });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

export const sample = style({
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: vars.radius.tile,
  border: `1px solid ${vars.color.hairline}`,
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  forcedColorAdjust: 'none',
});

export const line = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], rowGap: vars.space[1] });

export const code = style({
  ...sized('meta'),
  fontFamily: vars.font.code,
  overflowWrap: 'anywhere',
  // Code runs from left to right in every language.
  unicodeBidi: 'plaintext',
});

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[3],
});

export const iconCard = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surfaceTile,
  textAlign: 'center',
});

export const specimen = style({ overflowWrap: 'anywhere' });

export const track = style({
  position: 'relative',
  blockSize: '56px',
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surfaceTile,
  overflow: 'hidden',
});

const across = keyframes({ from: { insetInlineStart: '0%' }, to: { insetInlineStart: 'calc(100% - 56px)' } });

export const runner = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'calc(100% - 56px)',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.action,
  animationName: across,
  animationFillMode: 'both',
});

export const nameLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[2],
});

/** A table of values scrolls in its own place on a phone. */
export const scroller = style({ overflowX: 'auto' });

export const table = style({ borderCollapse: 'collapse', ...sized('meta') });

globalStyle(`${table} :is(th, td)`, {
  textAlign: 'start',
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[1]} 0`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});

export const caption = style({ textAlign: 'start', paddingBlock: vars.space[2], color: vars.color.inkSoft });

export const value = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const dot = style({
  inlineSize: '16px',
  blockSize: '16px',
  flex: 'none',
  borderRadius: '4px',
  border: `1px solid ${vars.color.hairline}`,
  forcedColorAdjust: 'none',
});
