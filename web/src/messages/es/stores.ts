import type { storesTexts as english } from '../en/stores.ts';
import { plural } from '../support/plural.ts';

const stores = plural('es', { one: 'tienda', other: 'tiendas' });

/** Texts of stores. */
export const storesTexts: typeof english = {
  yourStore: 'Tu tienda',
  looking: 'Buscando tiendas',
  found: (city, state) => `${city}, ${state}`,
  none: (zipCode) =>
    `No tenemos una tienda a menos de 50 millas de ${zipCode}. Prueba con un código postal de donde compras.`,
  more: (count, zipCode) => `${count} ${stores(count)} más cerca de ${zipCode}`,
  title: 'Busca una tienda',
  lead: 'Tiendas a menos de 50 millas, primero las más cercanas, con sus horarios y servicios.',
  zipCode: 'Código postal',
  deliverTo: 'Código postal para la entrega',
  search: 'Buscar tiendas',
  near: (count, city, state) => `${count} ${stores(count)} cerca de ${city}, ${state}`,
  hours: 'Horario',
  shopping: 'Cómo comprar',
  alsoHere: 'También aquí',
  onlineDeli: 'Pedidos de deli en línea',
  madeToOrder: 'Platillos preparados al momento',
  open: (days, hours) => `${days}: ${hours}`,
  department: (name) => `Horario de ${name}`,
  channels: { PICKUP: 'Recogida', DELIVERY: 'Entrega a domicilio', IN_STORE: 'En la tienda', SHIPPING: 'Envío' },
  chosen: (store) => `Ahora compras en ${store}.`,
  shopHere: { PICKUP: 'Recoger', DELIVERY: 'Entrega a domicilio', IN_STORE: 'Comprar en la tienda', SHIPPING: 'Envío' },
  notChosen: 'Ahí no puedes comprar de esa forma. Elige otra tienda u otra forma de comprar.',
  othersNearby: 'Tiendas cercanas',
  picker: {
    title: 'Cómo y dónde',
    close: 'Cerrar',
    ways: 'Cómo comprar',
    channels: { PICKUP: 'Recoger', DELIVERY: 'A domicilio', IN_STORE: 'En la tienda', SHIPPING: 'Envío' },
    place: 'Código postal o ciudad',
    nearMe: 'Cerca de mí',
    locating: 'Buscando dónde estás',
    nearMeFailures: {
      denied: 'Tu navegador no comparte tu ubicación con este sitio. Escribe un código postal o una ciudad.',
      unavailable: 'Tu navegador no sabe dónde estás en este momento. Escribe un código postal o una ciudad.',
      slow: 'Tardamos demasiado en encontrarte. Vuelve a intentarlo o escribe un código postal o una ciudad.',
    },
    looking: 'Buscando tiendas',
    none: (place) => `No tenemos una tienda a menos de 50 millas de ${place}. Prueba con un lugar donde compras.`,
    stores: 'Tienda',
    pricesDiffer: 'Los precios pueden variar de una tienda a otra.',
    gamesStay: 'Tus juegos y puntos se quedan con tu tienda de siempre.',
    shopAt: (store) => `Comprar en ${store}`,
    chooseStore: 'Elige una tienda',
  },
};
