import type { sellerTexts as english } from '../en/seller.ts';

/** Texts of marketplace sellers' pages. */
export const sellerTexts: typeof english = {
  breadcrumb: 'Estás aquí',
  home: 'Ir a la página de inicio',
  sellers: 'Vendedores',
  seller: {
    title: 'Vendedores',
    lead: 'Pequeños productores que venden y envían sus propios productos.',
    shipping: 'Envío',
    returns: 'Devoluciones',
    products: (seller) => `Todo de ${seller}`,
    none: 'No hay nada por ahora',
    noneText: (seller) => `${seller} no tiene nada a la venta en este momento.`,
    note: (seller) => `Lo vende y envía ${seller}.`,
    noteText: 'Los cupones de la tienda y los puntos de juego no se aplican a este vendedor.',
    unavailable: 'No pudimos cargar los vendedores',
  },
};
