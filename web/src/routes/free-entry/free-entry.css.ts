import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[16],
      rowGap: vars.space[6],
      alignItems: 'start',
      paddingBlockStart: vars.space[4],
    },
  },
});
/** The form follows the heading on a phone, where what is to be known stands below it; from 990 px on it's beside both. */
export const form = style({
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const head = style({ display: 'grid', gap: vars.space[2] });
export const art = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: 200,
  borderRadius: vars.radius.card,
  background: `linear-gradient(${vars.color.playSky} 72%, ${vars.color.playMint} 72%)`,
  '@media': { [media.upright]: { display: 'none' }, [media.desktop]: { blockSize: 320 } },
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
