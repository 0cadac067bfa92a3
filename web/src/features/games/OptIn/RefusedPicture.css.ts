import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

export const stillLife = style({ display: 'block', inlineSize: 220, maxInlineSize: '100%', blockSize: 'auto' });
export const shelf = style({ fill: vars.color.hairline });
