import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const stillLife = style({ display: 'block', inlineSize: 226, maxInlineSize: '100%', blockSize: 'auto' });
export const shelf = style({ fill: vars.color.hairline });
export const wheel = style({ fill: vars.color.surfaceTile, stroke: vars.color.hairline });
export const spokes = style({ stroke: vars.color.hairline });
