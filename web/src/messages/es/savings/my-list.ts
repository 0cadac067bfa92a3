import type { myListTexts as english } from '../../en/savings/my-list.ts';
import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const items = plural('es', { one: 'artículo', other: 'artículos' });
const suggestions = plural('es', { one: 'sugerencia', other: 'sugerencias' });
const left = (count: number) =>
  count === 1 ? 'Falta 1' : count === 0 ? 'No falta nada' : `Faltan ${number.format(count)}`;

/** Texts of My List. */
export const myListTexts: typeof english = {
  scan: 'Escanear un código',
  title: 'Mi lista',
  lead: (count, store) =>
    store === null ? left(count) : `${left(count)}, en el orden en que recorres la tienda de ${store}`,
  allDone: 'Ya tienes todo',
  couldNotLoad: 'No pudimos cargar Mi lista',
  add: {
    label: 'Agrega un artículo',
    button: 'Agregar',
    suggestions: 'Sugerencias para tu lista',
    products: 'De esta tienda',
    found: (count) => `${number.format(count)} ${suggestions(count)}`,
    added: (title) => `${title} está en Mi lista.`,
    tooLong: 'Usa 80 caracteres como máximo.',
  },
  left,
  elsewhere: 'En cualquier parte de la tienda',
  sorts: {
    aisles: 'Pasillos',
    'a-z': 'De la A a la Z',
    'z-a': 'De la Z a la A',
    category: 'Categoría',
    'added-date': 'Lo más nuevo primero',
    'expiry-date': 'Lo que vence antes primero',
  },
  checked: 'Marcados',
  clear: 'Borrar',
  clearChecked: 'Borrar los artículos marcados',
  cleared: (count) => `${number.format(count)} ${items(count)} ${count === 1 ? 'borrado' : 'borrados'}`,
  checkedOff: (title) => `Marcaste ${title}`,
  backOn: (title) => `${title} está otra vez en tu lista`,
  removed: (title) => `Quitaste ${title}`,
  undo: 'Deshacer',
  gotIt: 'Entendido',
  waiting: 'No tienes conexión. Tu lista está al día aquí y lo estará en todas partes cuando te vuelvas a conectar.',
  more: (title) => `Más opciones de ${title}`,
  remove: 'Quitar de la lista',
  details: 'Ver detalles',
  find: 'Buscarlo en la tienda',
  oneMore: 'Uno más',
  oneLess: 'Uno menos',
  times: (count) => `${number.format(count)} ×`,
  written: 'Lo escribiste tú',
  trip: {
    title: 'En esta compra',
    saved: 'Precios de oferta',
    total: 'Total estimado',
    addAll: 'Agregar todo al carrito',
    added: (count) =>
      count === 1 ? 'Agregamos 1 artículo a tu carrito.' : `Agregamos ${number.format(count)} artículos a tu carrito.`,
    choose: (title) => `Primero tienes que elegir opciones para ${title}`,
    chooseSome: (count) => `Primero tienes que elegir opciones para ${number.format(count)} ${items(count)}`,
  },
  share: { button: 'Compartir', copied: 'Lista copiada', notCopied: 'No se pudo copiar la lista' },
  print: 'Imprimir',
  empty: {
    title: 'Tu lista está vacía',
    text: 'Anota lo que necesitas o agrega ofertas del anuncio semanal y de los cupones.',
    action: 'Ver cupones y ofertas',
  },
  guest: {
    title: 'Tu lista, en el orden en que recorres la tienda',
    text: 'Empieza a escribir y este navegador la guarda. Inicia sesión para compartirla con todos en casa, en cualquier teléfono.',
    lead: (count) => `${left(count)}, en este navegador`,
    keep: {
      title: 'Llévala contigo',
      text: 'Inicia sesión y tendrás esta lista en todos los teléfonos de casa.',
    },
    points: [
      'Anota lo que necesitas, pasillo por pasillo.',
      'También incluye los cupones que recortas y las ofertas del anuncio semanal.',
      'Marca las cosas con el pulgar, incluso sin señal.',
    ],
    signIn: 'Inicia sesión',
    join: 'Regístrate gratis',
  },
};
