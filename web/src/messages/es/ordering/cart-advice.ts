import type { cartAdviceTexts as english } from '../../en/ordering/cart-advice.ts';

/** Texts of what carts show now and then: advice, what holds an edit, swaps, nothing. They load where they are shown. */
export const cartAdviceTexts: typeof english = {
  rewards: {
    use: (amount) => `Usar ${amount} de recompensas del supermercado`,
    hint: 'Se descuentan de tus compras, no del alcohol, los depósitos ni los cargos.',
    used: (amount) => `Tus recompensas están activadas. Tu total estimado es ${amount}.`,
    unused: (amount) => `Tus recompensas están desactivadas. Tu total estimado es ${amount}.`,
    failed: 'Algo salió mal. Vuelve a intentarlo.',
  },

  substitution: {
    BEST_MATCH: 'Elegimos el más parecido, al precio más bajo',
    SPECIFIC_ITEM: 'Tú lo eliges',
    ASK: 'Te proponemos el más parecido; sin tu sí, no lo incluimos',
    REFUND: 'No lo incluimos',
  },

  coach: 'Ayuda para tu carrito',
  coachText: (steps) =>
    steps === 1
      ? 'Un pasito. Sáltalo si no lo necesitas.'
      : `${steps === 2 ? 'Dos' : 'Tres'} pasitos. Salta lo que no necesites.`,
  addMore: (count) => `Agregar ${count}`,
  browse: 'Explorar',
  notUsed: 'No se usa esta vez',
  join: 'Inscribirme en FreshPass',
  joinFor: (title) => `Inscribirme en FreshPass para ${title}`,
  clipAndAdd: (count) => `Recortar y agregar ${count}`,
  clipOnly: 'Recortar',
  clipped: 'Cupón recortado.',
  clipOf: (label, text) => `${label}: ${text}`,
  line: {
    ifOut: 'Si no hay:',
    whyThisPrice: 'Por qué este precio',
    changeOptions: 'Cambiar cómo se prepara',
    subscribe: 'Programa y ahorra',
    close: 'Cerrar',
    closeOf: (name) => `Cerrar lo que está abierto de ${name}`,
  },
  clip: {
    title: 'Cupones para este carrito',
    action: 'Recortar para mi carrito',
    before: 'Total antes',
    now: 'Total ahora',
    undone: (count) => (count === 1 ? 'Quitamos 1 cupón.' : `Quitamos ${count} cupones.`),
    nothing: 'No hay más cupones que recortar para este carrito.',
    failed: 'No pudimos recortar tus cupones. Vuelve a intentarlo.',
  },

  shield: {
    keep: 'Dejarlo',
    keepMany: (quantity) => `Dejar ${quantity}`,
    removeAnyway: 'Quitarlo de todos modos',
    goDown: (quantity) => `Bajar a ${quantity}`,
    of: (label, name) => `${label}: ${name}`,
  },
  moveCart: 'Pasar el carrito a esa tienda',

  ifOutOf: (name) => `Si no hay ${name}`,
  chooseItem: 'Elige un artículo',
  noItems: 'Por ahora no tenemos nada parecido.',
  swapFor: 'Puedes cambiarlo por',
  swap: 'Cambiar',
  swapTo: (name) => `Cambiar por ${name}`,
  swapsFailed: 'No pudimos cargar artículos parecidos.',
  emptyText: 'Lo que agregues aparecerá aquí y, cuando inicies sesión, en todos tus dispositivos.',
  emptyMember: 'Lo que agregues aparecerá aquí, en todos tus dispositivos.',
  startShopping: 'Empezar a comprar',
  buyAgain: 'Comprar lo de siempre',

  close: 'Cerrar el carrito',
  viewAll: 'Ver el carrito',
  viewCarts: (count) => `Ver los ${count} carritos`,
  withFee: (price, fee) => `Con ${price} de ${fee.toLowerCase()}`,
};
