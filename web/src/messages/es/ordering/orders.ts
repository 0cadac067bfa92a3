import type { orders as english } from '../../en/ordering/orders.ts';
import { money } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const lineWord = plural('es', { one: 'artículo', other: 'artículos' });

const minutes = plural('es', { one: 'minuto', other: 'minutos' });
const hours = plural('es', { one: 'hora', other: 'horas' });
const days = plural('es', { one: 'día', other: 'días' });

/** A span in the largest unit of which there are two; never more than there is, but for the last minute. */
function span(milliseconds: number): string {
  const inMinutes = Math.max(1, Math.floor(milliseconds / 60_000));
  const inHours = Math.floor(inMinutes / 60);
  if (inHours < 2) return `${inMinutes} ${minutes(inMinutes)}`;
  const inDays = Math.floor(inHours / 24);
  return inDays < 2 ? `${inHours} ${hours(inHours)}` : `${inDays} ${days(inDays)}`;
}

/** Texts of orders: their list and an order's page. */
export const orders: typeof english = {
  title: 'Pedidos',
  account: 'Cuenta',
  number: (id) => `Pedido ${id}`,
  poNumber: 'Orden de compra',
  money,
  comingUp: 'Próximos',
  earlier: 'Anteriores',
  edit: 'Cambiar pedido',
  changesSaved: (total) => `Tus cambios quedaron guardados. Ahora el pedido suma ${total}.`,
  editOf: (id) => `Cambiar pedido ${id}`,
  details: 'Ver detalles',
  detailsOf: (id) => `Ver detalles: pedido ${id}`,
  receipt: 'Recibo',
  receiptOf: (id) => `Recibo del pedido ${id}`,
  inIt: 'En este pedido',
  pieces: (quantity, name) => `${quantity} de ${name}`,
  weighed: (weight, name) => `${weight} de ${name}`,
  loadMore: 'Ver más',
  loading: 'Cargando',
  loaded: (count) => (count === 1 ? '1 pedido más a la vista' : `${count} pedidos más a la vista`),
  couldNotLoadMore: 'No pudimos cargar más pedidos',
  couldNotLoad: 'No pudimos cargar tus pedidos',
  fromNewest: 'Volver a los pedidos más recientes',
  empty: {
    title: 'Todavía no tienes pedidos',
    text: 'Cuando hagas un pedido, aquí podrás seguirlo, cambiarlo y ver su recibo.',
    action: 'Empezar a comprar',
    further: 'Estos son todos tus pedidos.',
  },
  reorder: {
    action: 'Volver a pedir',
    of: (id) => `Volver a pedir el pedido ${id}`,
    busy: 'Agregando',
    done: (count) =>
      count === 1
        ? '1 artículo de este pedido está en tu carrito'
        : `${count} artículos de este pedido están en tu carrito`,
    nothing: 'Por ahora no tenemos nada de este pedido',
    missing: (name, reason) => `${name ?? 'Un artículo'}: ${reason}`,
    toCart: 'Ir al carrito',
    close: 'Cerrar',
    failed: 'No pudimos agregar los artículos',
    failedText: 'Tu carrito está como estaba. Vuelve a intentarlo.',
  },
  lastOrder: {
    title: (weekday) => `Tu pedido del ${weekday}`,
    facts: (lines, total) => `${lines} ${lineWord(lines)}, ${total}.`,
    out: (names) =>
      names.length === 1 ? `Se agotó uno: ${names[0]}.` : `Se agotaron ${names.length}: ${names.join(', ')}.`,
    action: (lines) => `Volver a pedir ${lines} ${lineWord(lines)}`,
  },
  swaps: {
    open: (count) => (count === 1 ? 'Un cambio necesita tu aprobación' : `${count} cambios necesitan tu aprobación`),
    decided: 'Tus cambios',
    ordered: 'Pediste',
    packed: 'Empacamos',
    worth: 'Precio normal',
    money,
    touches: 'Lo que cambia',
    keep: 'Quedármelo',
    another: 'Elegir otro',
    insteadOf: (name) => `En lugar de ${name}`,
    looking: 'Viendo lo que tiene la tienda',
    noChoices: 'La tienda no tiene otra cosa que sirva. Quédatelo o recupera tu dinero.',
    choicesFailed: 'No pudimos preguntar a la tienda. Vuelve a intentarlo en un momento.',
    take: 'Cambiar por este',
    backTo: 'Volver',
    chosen: (name) => `Empacamos ${name} y te lo quedas.`,
    of: (action, name) => `${action}: ${name}`,
    busy: 'Guardando',
    again: 'Deshacer',
    againOf: (name) => `Deshacer: ${name}`,
    done: 'Guardado',
    failed: 'No pudimos guardar tu elección',
    failedText: 'El cambio queda como estaba. Vuelve a intentarlo.',
  },
  payment: {
    busy: 'Consultando',
    done: (how) => (how === '' ? 'Guardado' : `Guardado. ${how}.`),
    failed: 'Algo salió mal',
    failedText: 'Tu pedido está como estaba. Vuelve a intentarlo.',
  },
  today: {
    onMyWay: 'Voy en camino',
    imHere: 'Ya llegué',
    where: '¿Dónde estás?',
    whereHint: 'Tu lugar de estacionamiento o tu auto. Puedes dejarlo en blanco.',
    busy: 'Avisando a la tienda',
    done: 'La tienda ya sabe que llegaste',
    again: 'Cambiar dónde estás',
    failed: 'No pudimos avisar a la tienda',
    failedText: 'Vuelve a intentarlo o llama a la tienda.',
  },
  was: 'Antes',
  progress: 'Avance de tu pedido',
  stepDone: 'Listo',
  changed: 'Cambió',
  asOrdered: 'Como lo pediste',
  courtesyText: 'Nos faltó a nosotros, así que tu ahorro sigue contando.',
  summary: 'Resumen',
  soFar: 'Total hasta ahora',
  getHelp: 'Pedir ayuda',
  stateIs: (state) => `Tu pedido ahora: ${state}`,
  cutoff: {
    left: (left) => `Puedes cambiarlo durante ${span(left)} más.`,
    passed: 'Ya pasó el tiempo para hacer cambios.',
    passedText: 'La tienda está preparando tu pedido como está.',
  },
  move: {
    action: 'Cambiar la hora',
    of: (id) => `Cambiar la hora del pedido ${id}`,
    title: 'Elige otra hora',
    lead: 'Tu pedido conserva su hora hasta que lo muevas. Los artículos y los cupones quedan como están.',
    looking: 'Viendo qué horas hay',
    none: 'No podemos mover este pedido por ahora. Conserva su hora.',
    asItIs: 'Esta es la hora de tu pedido.',
    missing: 'Primero elige otra hora.',
    confirm: 'Mover el pedido',
    keep: 'Conservar su hora',
    busy: 'Moviendo',
    done: (title) => (title === '' ? 'Movimos tu pedido' : `Movimos tu pedido: ${title}`),
    failed: 'No movimos tu pedido',
    failedText: 'Conserva su hora. Vuelve a intentarlo.',
  },
  cancel: {
    action: 'Cancelar pedido',
    of: (id) => `Cancelar pedido ${id}`,
    title: '¿Cancelar este pedido?',
    lead: (id) => `No empacaremos el pedido ${id}. Esto no se puede deshacer.`,
    time: {
      PICKUP: 'Tu hora de recogida pasa a otra persona.',
      DELIVERY: 'Tu hora de entrega pasa a otra persona.',
      IN_STORE: 'Los artículos vuelven al estante.',
      SHIPPING: 'El vendedor no lo enviará.',
    },
    coupons: 'Recuperas los cupones que usaste, hasta que venzan.',
    points: 'No recibirás puntos de juego por él.',
    hold: 'No te cobramos nada. Si tu banco retiene el dinero, lo liberamos enseguida.',
    confirm: 'Cancelar pedido',
    keep: 'Conservar el pedido',
    busy: 'Cancelando',
    done: (id) => `Cancelamos el pedido ${id}`,
    failed: 'No pudimos cancelar el pedido',
    failedText: 'Queda como estaba. Vuelve a intentarlo.',
  },
  wasFor: (title, placed) => `${title}. ${placed}`,
  place: {
    title: { PICKUP: 'Dónde recogerlo', DELIVERY: 'Entrega', IN_STORE: 'Tienda', SHIPPING: 'Envío' },
    call: 'Llamar a la tienda',
    callDriver: 'Llamar',
    left: 'Lo dejamos en la puerta.',
    handed: 'Te lo entregamos en persona.',
    failed: 'No pudimos cambiarlo',
    failedText: 'No cambió nada. Vuelve a intentarlo.',
    callAt: (phone) => `Llamar a la tienda, ${phone}`,
    directions: 'Cómo llegar',
    directionsTo: (address) => `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`,
  },
};
