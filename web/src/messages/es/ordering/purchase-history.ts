import type { purchaseHistory as english } from '../../en/ordering/purchase-history.ts';
import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const product = plural('es', { one: 'producto', other: 'productos' });
const products = (count: number) => `${number.format(count)} ${product(count)}`;

/** Texts of all that a household has bought. */
export const purchaseHistory: typeof english = {
  title: 'Lo que has comprado',
  guide: 'Guía de pedidos',
  count: products,
  products,
  usuals: 'Lo de siempre',
  listLabel: 'Lo que has comprado',
  show: 'Mostrar solo',
  onSale: 'En oferta',
  inStock: 'Disponible ahora',
  departments: 'Departamentos',
  allDepartments: (count) => `Los ${count} departamentos`,
  fewer: 'Mostrar menos',
  showProducts: 'Mostrar productos',
  showCount: (count) => `Mostrar ${products(count)}`,
  sorts: {
    FREQUENCY: 'Lo más comprado',
    RECENTLY_PURCHASED: 'Lo último que compraste',
    RECOMMENDED: 'Lo que te toca primero',
    PURCHASE_DATE: 'Lo que compraste hace más tiempo',
  },
  pages: 'Páginas de productos',
  pagination: {
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: (page) => `Página ${page}`,
    status: (page, pages) => `Página ${page} de ${pages}`,
  },
  nothingFits: 'Nada de lo que has comprado coincide con lo que elegiste',
  clear: 'Quitar todos los filtros',
  couldNotLoad: 'No pudimos cargar lo que has comprado',
  couldNotUpdate: 'No pudimos actualizar los productos',
  empty: {
    title: 'Aquí estará lo que compres',
    text: 'Después de tu primer pedido, encuentras todo otra vez en un solo lugar.',
    action: 'Empezar a comprar',
  },
};
