/** Name of the event that says a quantity of a subscription couldn't be changed (S-215). */
const quantityFailed = 'productQtyUpdateError';

/** Tells the page that a quantity of a subscription couldn't be changed (S-215). */
export const tellQuantityFailed = (detail: { productId: string; quantity: number }): void =>
  void window.dispatchEvent(new CustomEvent(quantityFailed, { detail }));
