import type { orderEditTexts as english } from '../../en/ordering/order-edit.ts';

/** Texts of an order that is being changed. */
export const orderEditTexts: typeof english = {
  bar: (order) => `Estás cambiando el pedido ${order}.`,
  // No period after a time: `p.m.` has one already.
  until: (time) => `Guarda antes del ${time}; hasta entonces queda como estaba.`,
  addsGoThere: 'Lo que agregues va en él.',
  review: 'Revisar los cambios',
  discard: 'Descartar',
  discarding: 'Descartando',
  title: 'Cambia tu pedido',
  changeTime: 'Cambiar la hora',
  changes: (count) =>
    count === 0
      ? 'Sin cambios todavía'
      : count === 1
        ? '1 cambio, todavía sin guardar'
        : `${count} cambios, todavía sin guardar`,
  addMore: 'Agregar más artículos',
  undo: 'Deshacer',
  undoOf: (name) => `Deshacer el cambio de ${name}`,
  putBack: 'Volver a ponerlo',
  putBackOf: (name) => `Volver a poner ${name}`,
  whatChanges: 'Qué cambia',
  asPlaced: 'Como lo pediste',
  newTotal: 'Total nuevo',
  save: 'Guardar los cambios',
  saving: 'Guardando',
  saved: (order) => `Cambiamos el pedido ${order}.`,
  clip: { title: 'Cupones para este pedido', action: 'Recortar para mi pedido' },
  couponsStay: 'Tus cupones se quedan.',
  couponsText: (time) => `También cuentan los que recortes antes del ${time}, aunque no cambies nada más.`,
  notOpen: 'Este pedido no está abierto para cambios',
  notOpenText: 'Ábrelo desde tus pedidos para cambiarlo.',
  toOrders: 'Ir a tus pedidos',
  failed: 'No pudimos guardarlo. Vuelve a intentarlo.',
};
