import { vars } from '@larder/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const art = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
const fills = { sky: vars.color.playSky, ground: vars.color.playMint };
/** The place is known and the store delivers: day; else the same in stone. */
export const sky = styleVariants({ here: { fill: fills.sky }, unknown: { fill: vars.color.surfaceTile } });
export const ground = styleVariants({ here: { fill: fills.ground }, unknown: { fill: vars.color.hairline } });
export const clip = style({ overflow: 'hidden', borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` });
export const words = style({ display: 'grid', gap: vars.space[1], padding: vars.space[5] });
