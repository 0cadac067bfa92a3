import type { Wording } from '../../../../shared/language.ts';
import { atHour, ended, onThe, theHour } from '../../../../shared/spanish.ts';
import type { order as english } from '../en/order.ts';

/** Texts of an order on its way, and of its receipt, in Spanish. */
export const order: Wording<typeof english> = {
  noPage: 'Esa página no existe.',
  day: {
    today: 'hoy',
    tomorrow: 'mañana',
    yesterday: 'ayer',
    Today: 'Hoy',
    long: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    short: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    dated: (weekday, date) => `${weekday}, ${date}`,
    time: (day, time) => `${day}, ${time}`,
    at: (day, time) => `${day} ${atHour(time)}`,
    dash: (start, end) => `${start}–${end}`,
    on: (day) => `el ${day}`,
  },
  title: {
    PICKUP: (when) => `Recogida ${when}`,
    DELIVERY: (when) => `Entrega ${when}`,
    SHIPPING: 'Lo envía su vendedor',
    IN_STORE: (when) => `En la tienda ${when}`,
    noTime: { PICKUP: 'Recogida', DELIVERY: 'Entrega', IN_STORE: 'En la tienda' },
  },
  calendar: {
    PICKUP: (orderNumber) => `Recoger el mandado, pedido ${orderNumber}`,
    DELIVERY: (orderNumber) => `Llega el mandado, pedido ${orderNumber}`,
  },
  places: {
    PICKUP: (when) => `Recogida el ${when}`,
    DELIVERY: (when) => `Entrega el ${when}`,
    IN_STORE: (when) => `En la tienda el ${when}`,
    at: {
      IN_STORE: (first, place) => `${first}, en ${place}`,
      PICKUP: (first, place) => `${first}, en ${place}`,
      DELIVERY: (first, place) => `${first}, en ${place}`,
    },
  },
  placed: (orderNumber, when) => `Pedido ${orderNumber}, realizado ${onThe(when)}`,
  pending: {
    title: (orderNumber, when) => ended(`El pedido ${orderNumber} está programado para ${onThe(when)}`),
    text: (cutoff) => ended(`Puedes cambiarlo hasta ${onThe(cutoff)}`),
    today: (time) => ended(`Puedes cambiarlo hasta ${atHour(time).replace(/^al /, 'el ').replace(/^a /, '')}`),
  },
  states: {
    PLACED: 'Realizado',
    LOCKED: 'Cerrado',
    PICKING: 'En preparación',
    READY: { PICKUP: 'Listo para recoger', DELIVERY: 'Listo', SHIPPING: 'Empacado', IN_STORE: 'En la caja' },
    OUT_FOR_DELIVERY: { PICKUP: 'En camino', DELIVERY: 'En reparto', SHIPPING: 'Enviado', IN_STORE: 'En la caja' },
    HANDED_OVER: {
      PICKUP: 'Recogido',
      DELIVERY: 'Entregado',
      SHIPPING: 'Entregado',
      IN_STORE: 'Pagado en la caja',
    },
    CANCELLED: 'Cancelado',
    partRefunded: (state) => `${state}, reembolsado en parte`,
  },
  track: {
    from: (day, time) => `${day}, desde ${theHour(time)}`,
    by: (day, time) => `${day}, antes de ${theHour(time)}`,
    ready: 'Listo',
  },
  meeting: {
    IN_STORE: (day) => `Nos vemos ${day}`,
    PICKUP: (day, hour) => `Nos vemos ${day} ${atHour(hour)}`,
    DELIVERY: (day, hour) => `Llega ${day} desde ${theHour(hour)}`,
  },
  total: {
    PICKUP: 'Total al recoger',
    DELIVERY: 'Total en la puerta',
    IN_STORE: 'Total en la caja',
    estimated: 'Total estimado',
    paid: 'Pagado',
    nothing: 'No se cobró nada',
  },
  handOver: {
    titles: {
      PICKUP: 'Lugar de recogida',
      ATTENDED: 'Dirección de entrega',
      UNATTENDED: 'Dirección de entrega',
      SHIPPED: 'Dirección de envío',
    },
    store: (address, city) => `${address}, ${city}`,
    address: (street, city, state, zip) => `${street}, ${city}, ${state} ${zip}`,
    street: (address, address2) => `${address}, ${address2}`,
    notUnattended:
      'El vino, la cerveza y los licores no se pueden dejar en la puerta: firma un adulto de 21 años o más, con identificación.',
    instead: { ATTENDED: 'Mejor entréguenmelo en persona', UNATTENDED: 'Mejor déjenlo en la puerta' },
    problems: {
      RESTRICTED: 'No se puede dejar en la puerta: firma un adulto de 21 años o más, con identificación.',
      UNPAID: 'No se puede dejar en la puerta: pagas al recibirlo.',
    },
    late: 'Ya es tarde para cambiarlo: tu pedido ya está en su último paso.',
    leftAt: {
      FRONT_DOOR: 'Se deja en la puerta principal',
      PORCH: 'Se deja en el porche',
      LOBBY: 'Se deja en el vestíbulo',
      SIDE_GATE: 'Se deja en la puerta lateral',
      NEIGHBOR: 'Se deja con un vecino',
      OTHER: 'Se deja donde dijiste',
    },
    sentence: (place, more) => `${ended(place)} ${more}`,
  },
  notices: {
    warning: 'ADVERTENCIA',
    warned: (text) => `ADVERTENCIA: ${text}`,
    AGE: 'Debes tener 21 años o más. Quien lo reciba muestra una identificación, y nunca se deja en la puerta.',
    WEIGHED: 'Algunos artículos se pesan al empacarlos. Pagas su peso real.',
    weighedInStore: 'Algunos artículos se pesan en la caja. Pagas su peso real.',
    UNATTENDED: 'Lo dejamos en la puerta y te mandamos un mensaje cuando está ahí.',
  },
  buyAgain: { missing: (names) => `No disponible en este momento: ${names.join(', ')}` },
  orderDay: {
    about: (time) => `Llega hacia ${theHour(time)}`,
    by: (time) => `Llega antes de ${theHour(time)}`,
    soon: 'Va en camino',
    ready: 'Listo para recoger',
    number: (orderNumber) => `Pedido ${orderNumber}`,
    onTheWay: 'La tienda sabe que vas en camino.',
    here: (note) =>
      note === null
        ? 'Sabemos que estás aquí. Alguien te lo lleva.'
        : `Sabemos que estás aquí: ${note}. Alguien te lo lleva.`,
  },
  journey: {
    driver: 'Tu repartidor',
    message: (who) => `Mensaje a ${who === 'Tu repartidor' ? 'tu repartidor' : who}`,
    call: (who) => `Llamar a ${who === 'Tu repartidor' ? 'tu repartidor' : who}`,
    counts: ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
    next: (who) => `${who} va en camino a tu casa`,
    away: (who, count, stops) => `${who} está a ${count} ${stops === 1 ? 'parada' : 'paradas'}`,
    seen: (time) => `Última ubicación: ${time}`,
    stops: (count, stops) => `${count} ${stops === 1 ? 'parada' : 'paradas'} antes de tu puerta`,
    nowhere: 'ninguna parada antes de tu puerta',
    map: (who, stops, time) => ended(`Mapa: ${who} va hacia ti, con ${stops}, y llega hacia ${theHour(time)}`),
  },
  sums: {
    list: 'Artículos a precio regular',
    courtesy: 'Valor de cortesía',
    tip: 'Propina',
    refund: 'Reembolso',
  },
  receipt: {
    title: (day, time) => `Pagado el ${day}, ${atHour(time)}`,
    paidOn: (day) => `Pagado el ${day}`,
    tax: (rate, base) => `Impuestos: ${rate}% de ${base}`,
    taxAmount: (amount, base) => `Impuestos: ${amount} sobre ${base}`,
    hold: (held, charged, released) => `Apartado ${held}, cobrado ${charged}, liberado ${released}.`,
  },
};
