import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)',
      columnGap: vars.space[16],
      alignItems: 'start',
      paddingBlockStart: vars.space[4],
    },
  },
});
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const head = style({ display: 'grid', gap: vars.space[2] });
export const art = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 200,
  borderRadius: vars.radius.card,
  background: `linear-gradient(${vars.color.playSky} 72%, ${vars.color.playMint} 72%)`,
  '@media': { [media.belowDesktop]: { blockSize: 128 }, [media.desktop]: { blockSize: 320 } },
});
export const image = style({
  inlineSize: 96,
  blockSize: 96,
  '@media': { [media.desktop]: { inlineSize: 200, blockSize: 200 } },
});
export const facts = style({ display: 'grid', borderBlockStart: `1px solid ${vars.color.hairline}` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, .5fr) 1fr',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const factLabel = style({ color: vars.color.inkSoft });
export const factValue = style({ fontWeight: vars.weight.medium });
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] });
export const done = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const doneTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.success,
});
export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  fontFamily: vars.font.code,
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
});
export const known = style({ marginBlockEnd: vars.space[6] });
