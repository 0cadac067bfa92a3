import type { cartTexts as english } from '../../en/ordering/cart.ts';

/** Texts of the carts: the page and the drawer. */
export const cartTexts: typeof english = {
  title: 'Tus carritos',
  titleOfOne: 'Tu carrito',
  summaryOf: (title) => `Resumen de ${title}`,
  change: 'Cambiar',
  changeOf: (title) => `Cambiar la tienda o la forma de compra de ${title}`,
  sellerPage: 'Página del vendedor',
  checkout: 'Pagar',
  checkoutOf: (title) => `Pagar ${title}`,
  itemsOf: (title, items) => `${title}, ${items}`,
  loading: 'Cargando tu carrito',
  couldNotLoad: 'No pudimos cargar tu carrito',

  savings: 'Ahorras',
  howSaved: 'Cómo ahorras',
  estimatedTotal: 'Total estimado',
  plus: (price) => `+${price}`,

  remove: 'Quitar',
  removeOf: (name) => `Quitar ${name}`,
  removed: (name) => `Quitamos ${name}.`,
  undo: 'Deshacer',
  gotIt: 'Entendido',

  moreOf: (name) => `Más opciones de ${name}`,

  youPay: 'Tú pagas',

  substitution: {
    BEST_MATCH: 'El más parecido',
    SPECIFIC_ITEM: 'Uno en particular',
    ASK: 'Pregúntame antes',
    REFUND: 'Reembolso',
  },
  subscribed: (often) => `Programado · ${often ?? 'En pausa'}`,
  changeTo: (left) => `Cambiar a ${left}`,
  changeToOf: (name, left) => `Cambiar a ${left}: ${name}`,
  note: (note) => `Nota: ${note}`,

  cannotHave: 'No disponible',

  empty: 'Tu carrito está vacío',

  guestOff: 'Inicia sesión para llenar un carrito.',
  was: 'Antes',
  changedElsewhere: 'Tu carrito acaba de cambiar en otro dispositivo.',
  waiting: 'No tienes conexión. Guardaremos tu carrito en cuanto te vuelvas a conectar.',
};
