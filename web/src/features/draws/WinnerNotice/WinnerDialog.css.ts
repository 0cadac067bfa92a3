import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const art = style({
  position: 'relative',
  overflow: 'clip',
  isolation: 'isolate',
  blockSize: 232,
  background: vars.color.playSky,
  '@media': { [media.tablet]: { blockSize: 272 }, '(max-height: 700px)': { blockSize: 168 } },
});
export const floor = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 36,
  background: vars.color.playMint,
});
export const still = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 28,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-end',
  gap: vars.space[4],
});
export const cup = style({
  inlineSize: 140,
  blockSize: 140,
  '@media': {
    [media.tablet]: { inlineSize: 176, blockSize: 176 },
    '(max-height: 700px)': { inlineSize: 104, blockSize: 104 },
  },
});
export const beside = style({ inlineSize: 72, blockSize: 72 });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
  inlineSize: '100%',
  borderBlock: `1px solid ${vars.color.hairline}`,
  paddingBlock: vars.space[4],
  textWrap: 'balance',
});
export const fact = style({
  paddingInline: vars.space[2],
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.hairline}` } },
});
export const factLabel = style({
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  color: vars.color.inkSoft,
});
export const factValue = style({ fontWeight: vars.weight.label });
