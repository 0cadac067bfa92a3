import type { lists as english } from '../en/lists.ts';
import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const product = plural('es', { one: 'producto', other: 'productos' });
const counted = (count: number) => `${number.format(count)} ${product(count)}`;
const chosenOnes = plural('es', { one: 'elegido', other: 'elegidos' });

/** Texts of searches, departments, and every other list of products. */
export const lists: typeof english = {
  products: counted,
  number: (count) => number.format(count),
  summary: (count, where) => `${counted(count)} ${where}`.trim(),
  summaryElse: (count, where, others) =>
    `${counted(count)} ${where}, y ${number.format(others)} que puedes conseguir de otra manera`,
  summaryOf: (count, all, where) => `${number.format(count)} de ${counted(all)}${where && `, ${where}`}`,
  where: {
    PICKUP: (place) => `para recoger en ${place}`,
    DELIVERY: (place) => `con entrega en ${place}`,
    IN_STORE: (place) => `en la tienda de ${place}`,
    SHIPPING: () => 'con envío a tu casa',
  },
  search: {
    title: 'Buscar',
    results: (text) => `Resultados de “${text}”`,
    everything: 'Todos los productos',
    empty: 'Escribe lo que buscas o empieza por un departamento.',
    field: 'Busca productos y marcas',
    submit: 'Buscar',
    corrected: (typed, meant) => `No encontramos nada para “${typed}”. Estos son los resultados de “${meant}”.`,
    didYouMean: '¿Quisiste decir…?',
  },
  shop: {
    title: 'Comprar',
    lead: (count) => `Los ${count} departamentos`,
    departments: 'Compra por departamento',
    failed: 'No pudimos cargar los departamentos',
    otherShops: 'Otras tiendas',
    wine: 'Vine and Cellar',
    wineText: 'Vino, cerveza y licores. Firma un adulto de 21 años o más, con identificación.',
    business: 'Negocios',
    businessText: 'Paquetes para cocinas, escuelas y oficinas.',
  },
  wine: {
    title: 'Vine and Cellar',
    band: 'Firma un adulto de 21 años o más, con identificación',
    from: (store) => `con entrega desde ${store}`,
    idTitle: 'Pedimos una identificación en la puerta.',
    idText:
      'Si no hay nadie de 21 años o más, el pedido regresa a la tienda y no pagas nada por él. El vino no da puntos ni cuenta para la entrega gratis.',
    back: 'Volver al supermercado',
  },
  business: {
    title: 'Negocios',
    noteTitle: 'Un solo carrito para tu negocio.',
    noteText:
      'La despensa y los paquetes se piden juntos. Los cupones, los puntos, el vino y los productos de vendedores son para hogares.',
    guestTitle: 'Para cuentas de negocios.',
    guestText: 'Inicia sesión con una para pedir estos paquetes.',
  },
  show: 'Ver productos',
  showCount: (count) => `Ver ${counted(count)}`,
  chosen: (count) => `${count} ${chosenOnes(count)}`,
  showAll: (count, of) => `Ver ${count} ${of}`,
  facets: {
    BODY: 'cuerpos',
    GRAPE: 'uvas',
    REGION: 'regiones',
    AVAILABILITY: 'tipos',
    DEALS: 'ofertas',
    DIET: 'dietas y beneficios',
    DEPARTMENT: 'departamentos',
    AISLE: 'pasillos',
    BRAND: 'marcas',
    PRICE: 'precios',
    SIZE: 'tamaños',
    CHANNEL: 'formas de comprar',
  },
  showFewer: 'Ver menos',
  aisles: 'Pasillos',
  all: 'Todo',
  shelves: 'Tipos',
  listLabel: 'Productos',
  shown: (shown, total) => `${number.format(shown)} de ${number.format(total)}`,
  shownFrom: (from, to, total) => `${number.format(from)} a ${number.format(to)} de ${number.format(total)}`,
  fromStart: 'Ver desde el principio',
  progress: 'Productos a la vista',
  loadMore: 'Ver más',
  loading: 'Cargando',
  loaded: (shown, total) => `${number.format(shown)} de ${number.format(total)} a la vista`,
  couldNotLoadMore: 'No pudimos cargar más',
  couldNotLoad: 'No pudimos cargar los productos',
  couldNotUpdate: 'No pudimos actualizar los productos',
  tryAgain: 'Intentar de nuevo',
  backToTop: 'Volver arriba',
  nothing: {
    title: (text) => `No hay nada para “${text}”`,
    titlePlain: 'No hay nada por ahora',
    lookedIn: (place) => `Buscamos en todos los departamentos${place && ` ${place}`}.`,
    notHere: (place) => `No hay nada que mostrar${place && ` ${place}`}.`,
    filtered: 'Ningún producto tiene todo lo que elegiste',
    clear: 'Borrar todos los filtros',
  },
};
