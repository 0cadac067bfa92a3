import type { OrderNewsTexts } from '../../en/frame/order-news.ts';
import { plural } from '../../support/plural.ts';

const swaps = plural('es', { one: 'cambio por decidir', other: 'cambios por decidir' });
const minutes = plural('es', { one: 'minuto', other: 'minutos' });

/** Texts of what an order waits for. */
export const orderNewsTexts: OrderNewsTexts = {
  label: (id) => `Novedades del pedido ${id}`,
  swaps: (count) => `${count} ${swaps(count)}`,
  pay: 'Arreglar el pago',
  decide: 'Decidir',
  see: 'Ver el pedido',
  held: 'La hora que te apartamos',
  heldFor: (left) => `Apartada ${left} ${minutes(left)} más.`,
  heldOver: 'Ya no está apartada.',
  finish: 'Terminar el pedido',
  chooseAgain: 'Elegir una hora',
  actionOf: (action, id) => `${action}, pedido ${id}`,
};
