import { style } from '@vanilla-extract/css';

export const wide = style({ minInlineSize: '44rem' });
export const form = style({ maxInlineSize: '40rem' });
