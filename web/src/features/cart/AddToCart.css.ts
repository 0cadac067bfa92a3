import { globalStyle, style } from '@vanilla-extract/css';

/** What the button says: room for it, and nothing in it, where carts aren't known yet. */
export const words = style({ selectors: { '[data-carts=unknown] &': { visibility: 'hidden' } } });
/** Add is at its end, and gives way to a stepper that takes all of it: nothing moves. */
export const box = style({ display: 'grid', justifyItems: 'end', inlineSize: '100%' });
globalStyle(`${box} > fieldset`, { justifySelf: 'stretch' });
