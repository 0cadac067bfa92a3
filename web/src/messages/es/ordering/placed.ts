import type { placing as english } from '../../en/ordering/placed.ts';

/** Texts of a placed order, and of a cart that is no longer there to be ordered. */
export const placing: typeof english = {
  gone: {
    title: 'Este carrito está vacío',
    text: 'Quizás ya hiciste el pedido o lo vaciaste en otra pestaña.',
    looking: 'Revisando tu pedido…',
    lookingText: 'Tu última respuesta se perdió en el camino. Un momento.',
    cart: 'Ir a mi carrito',
    orders: 'Ver tus pedidos',
    shop: 'Seguir comprando',
  },
  placed: {
    title: 'Pedido realizado',
    status: 'Pedido realizado',
    saved: 'Ahorraste',
    until: 'Cámbialo hasta',
    add: 'Agregar lo que faltó',
    calendar: 'Agregar al calendario',
    games: 'Jugar y ganar',
    view: 'Ver pedido',
    pointsTitle: 'Puntos de juego',
    cart: 'Ir a mi carrito',
    left: (items) => (items === 1 ? 'Queda 1 artículo en tus carritos' : `Quedan ${items} artículos en tus carritos`),
    leftText: 'Todavía falta hacer ese pedido.',
  },
};
