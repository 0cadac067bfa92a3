import type { quickAdd as english } from '../../en/ordering/quick-add.ts';
import { plural } from '../../support/plural.ts';

const item = plural('es', { one: 'artículo', other: 'artículos' });
const items = (count: number) => `${count} ${item(count)}`;
const added = plural('es', { one: 'agregado', other: 'agregados' });

/** Texts of the usuals: what is due to be bought again, added in one press. */
export const quickAdd: typeof english = {
  title: 'Lo de siempre',
  lead: 'Según lo que compras y cada cuánto. Lo que ya está en tu carrito o programado no aparece.',
  due: 'Te toca esta semana',
  later: 'Más adelante este mes',
  selectAll: 'Elegir todo',
  selectAllOf: (list) => `Elegir todo: ${list}`,
  clearAll: 'Quitar todo',
  clearAllOf: (list) => `Quitar todo: ${list}`,
  choose: (name) => `Agregar ${name}`,
  perPound: (price) => `${price}/lb`,
  was: (now, was) => `${now}, antes ${was}`,
  chooseOptions: 'Elegir opciones',
  chooseOptionsOf: (name) => `Elegir opciones de ${name}`,
  seeSimilar: 'Ver similares',
  seeSimilarTo: (name) => `Ver similares a ${name}`,
  items,
  noItems: 'No has elegido nada',
  total: 'Total estimado',
  noTotal: 'No podemos calcular el precio en este momento. Verás el total en tu carrito.',
  orderCoupons: (time) => `Cuentan los cupones de tu pedido y los que recortes antes del ${time}.`,
  hint: {
    title: 'Formas de ahorrar',
    add: (count) => `Agregar ${count}`,
    addFor: (count, hint) => `Agregar ${count}: ${hint}`,
  },
  more: 'Más de lo de siempre',
  add: (count) => `Agregar ${count} al carrito`,
  addToOrder: (count) => `Agregar ${count} a tu pedido`,
  addNone: 'Agregar al carrito',
  addHere: (count) => (count === 0 ? 'Agregar' : `Agregar ${count}`),
  loading: 'Cargando lo que siempre compras',
  busy: 'Agregando',
  offline: {
    title: 'No tienes conexión',
    text: 'Lo que elegiste queda como está. Lo agregamos en cuanto vuelvas a tener conexión.',
  },
  failed: { title: 'No pudimos agregarlos', text: 'Nada cambió. Vuelve a intentarlo.' },
  couldNotLoad: 'No pudimos cargar lo de siempre',
  empty: {
    title: 'Aquí estará lo de siempre',
    text: 'Compra algo dos veces y sabremos cuándo lo vuelves a necesitar.',
    action: 'Empezar a comprar',
    history: 'Lo que has comprado',
  },
  allThere: {
    title: 'Ya tienes todo',
    text: 'Todo lo que te toca está en tu carrito.',
    action: 'Ir a mi carrito',
  },
  result: {
    title: (count, all) => {
      if (count === 0) return 'No se agregó nada';
      return count === all ? `${items(count)} ${added(count)}` : `${count} de ${all} agregados`;
    },
    lead: (count, missing) => {
      if (missing === 0) return count === 1 ? 'Está en tu carrito.' : 'Todo está en tu carrito.';
      const need = missing === 1 ? 'Un artículo requiere tu atención.' : `${missing} artículos requieren tu atención.`;
      return count === 0 ? need : `${need} Lo demás está en tu carrito.`;
    },
    needsYou: 'Requiere tu atención',
    added: 'Agregado',
    addedCount: (quantity) => (quantity === 1 ? 'Se agregó 1' : `Se agregaron ${quantity}`),
    addedWeight: (pounds, packages) =>
      packages === 1 ? `Se agregó ${pounds} lb` : `Se agregaron ${packages} de ${pounds} lb`,
    unknown: 'No se pudo agregar este artículo. Vuelve a intentarlo.',
    cart: 'Tu carrito',
    before: (count) => `${items(count)} antes`,
    plus: (amount) => `+${amount}`,
    addedItems: (count) => `${items(count)} ${added(count)}`,
    toCart: 'Ir a mi carrito',
    viewCart: 'Ver el carrito',
    viewCartFor: (name) => `Ver el carrito: ${name}`,
    back: 'Volver a lo de siempre',
    undo: 'Deshacer',
    undone: 'Ya no están en tu carrito.',
  },
};
