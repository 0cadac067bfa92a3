import type { InLanguages, Wording } from '../../../shared/language.ts';

/** What the values of facets are called whose names are no data. */
const english = {
  AVAILABILITY: { IN_STOCK: 'In stock', ALL: 'Sold out too' },
  DEALS: { ON_SALE: 'On sale' },
  DIET: {
    SNAP: 'SNAP eligible',
    VEGAN: 'Vegan',
    VEGETARIAN: 'Vegetarian',
    GLUTEN_FREE: 'Gluten-free',
    ORGANIC: 'Organic',
    KOSHER: 'Kosher',
    HALAL: 'Halal',
    LACTOSE_FREE: 'Lactose-free',
  },
  CHANNEL: { DELIVERY: 'Delivery', PICKUP: 'Pickup', IN_STORE: 'In store', SHIPPING: 'Shipping' },
  /** Other sizes are numbers with a unit. */
  SIZE: { each: 'Each', 'by the lb': 'By the lb' },
  PRICE: {
    under: (high: string) => `Under ${high}`,
    between: (low: string, high: string) => `${low} to ${high}`,
    from: (low: string) => `${low} and up`,
  },
};

const spanish: Wording<typeof english> = {
  AVAILABILITY: { IN_STOCK: 'Disponible', ALL: 'También lo agotado' },
  DEALS: { ON_SALE: 'En oferta' },
  DIET: {
    SNAP: 'Elegible para SNAP',
    VEGAN: 'Vegano',
    VEGETARIAN: 'Vegetariano',
    GLUTEN_FREE: 'Sin gluten',
    ORGANIC: 'Orgánico',
    KOSHER: 'Kosher',
    HALAL: 'Halal',
    LACTOSE_FREE: 'Sin lactosa',
  },
  CHANNEL: { DELIVERY: 'Entrega', PICKUP: 'Recogida', IN_STORE: 'En la tienda', SHIPPING: 'Envío' },
  SIZE: { each: 'Por unidad', 'by the lb': 'Por libra' },
  PRICE: {
    under: (high) => `Menos de ${high}`,
    between: (low, high) => `De ${low} a ${high}`,
    from: (low) => `${low} o más`,
  },
};

/** Their names in each language. */
export const facetValueTexts: InLanguages<Wording<typeof english>> = { en: english, es: spanish };
