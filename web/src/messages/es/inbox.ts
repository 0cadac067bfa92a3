import type { inbox as english } from '../en/inbox.ts';
import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const notices = plural('es', { one: 'mensaje sin leer', other: 'mensajes sin leer' });
const messages = plural('es', { one: 'mensaje', other: 'mensajes' });

/** Texts of the inbox. */
export const inbox: typeof english = {
  title: 'Mensajes',
  open: 'Abrir',
  orderDetails: 'Detalles del pedido',
  unread: 'Sin leer',
  markAllRead: 'Marcar todo como leído',
  whatWeSend: 'Lo que te enviamos',
  filter: 'Qué mensajes',
  kinds: { all: 'Todos', orders: 'Pedidos', savings: 'Ahorros', games: 'Juegos' },
  count: (count) => number.format(count),
  messages: (count) => `${number.format(count)} ${messages(count)}`,
  noneOfKind: 'No hay mensajes sobre esto.',
  ages: { TODAY: 'Hoy', YESTERDAY: 'Ayer', EARLIER: 'Antes' },
  orderFailed: 'No pudimos cargar este pedido.',
  empty: 'Todavía no hay nada',
  emptyText: 'Cuando ganes o algo cambie, lo verás aquí.',
  toGames: 'Play & Earn',
  unreadCount: (count) => `${number.format(count)} ${notices(count)}`,
  couldNotLoad: 'No pudimos cargar tus mensajes',
  couldNotMark: 'No pudimos guardarlo. Vuelve a intentarlo.',
};
