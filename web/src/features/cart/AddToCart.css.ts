import { style } from '@vanilla-extract/css';

/** What the button says: room for it, and nothing in it, where carts aren't known yet. */
export const words = style({ selectors: { '[data-carts=unknown] &': { visibility: 'hidden' } } });
