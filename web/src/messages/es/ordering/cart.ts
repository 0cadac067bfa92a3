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
  estimatedTotal: 'Total estimado',
  plus: (price) => `+${price}`,

  changeOptions: 'Cambiar',
  changeOptionsOf: (name) => `Cambiar cómo se prepara ${name}`,

  remove: 'Quitar',
  removeOf: (name) => `Quitar ${name}`,
  removed: (name) => `Quitamos ${name}.`,
  undo: 'Deshacer',
  gotIt: 'Entendido',

  whyThisPrice: 'Por qué este precio',
  whyThisPriceOf: (name) => `Por qué este precio: ${name}`,
  youPay: 'Tú pagas',

  ifOut: 'Si no hay:',
  ifOutThen: (name, kind) => `Si no hay: ${kind}, ${name}`,
  substitution: {
    BEST_MATCH: 'El más parecido',
    SPECIFIC_ITEM: 'Uno en particular',
    REFUND: 'Reembolso',
  },
  subscribe: 'Programa y ahorra',
  subscribeOf: (name) => `Programa y ahorra 5%: ${name}`,
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
