import { style } from '@vanilla-extract/css';

export const wide = style({ minInlineSize: '60rem' });
