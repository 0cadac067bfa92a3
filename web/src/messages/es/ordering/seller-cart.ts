import type { sellerCart as english } from '../../en/ordering/seller-cart.ts';

/** Texts of a seller's own cart, on the seller's page. */
export const sellerCart: typeof english = {
  title: (seller) => `Tu carrito de ${seller}`,
  empty: 'Todavía no hay nada',
  state: (items, goods) => `${items}, ${goods}.`,
  withShipping: (fee, hasTax, total) => `Con envío de ${fee}${hasTax ? ' e impuestos' : ''}: ${total}`,
  withTax: (total) => `Con impuestos: ${total}`,
  checkOut: 'Pagar',
  checkOutOf: (seller) => `Pagar el carrito de ${seller}`,
  reached: 'Este carrito ya tiene envío gratis.',
};
