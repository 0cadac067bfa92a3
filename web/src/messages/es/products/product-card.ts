import type { productCardTexts as english } from '../../en/products/product-card.ts';

/** Texts of a product on a card or in a list. */
export const productCardTexts: typeof english = {
  perPound: '/lb',
  itemNumber: (id) => `N.º ${id}`,
  noPrice: 'Sin precio aquí',
  cart: {
    add: 'Agregar',
    addOf: (name) => `Agregar ${name}`,
    addCase: 'Agregar caja',
    addCaseOf: (name) => `Agregar caja: ${name}`,
    customize: 'Personalizar',
    customizeOf: (name) => `Personalizar ${name}`,
    addFor: (price) => `Agregar · ${price}`,
  },
  seeSimilar: 'Ver similares',
  seeSimilarTo: (name) => `Ver similares a ${name}`,
};
