import type { PageDocument } from '../../../contract/content.ts';
import { accountArticles } from './es-account.ts';
import { type Article, topicsCalled } from './topics.ts';

const articles: readonly Article[] = [
  {
    id: 'missing',
    topicId: 'orders',
    title: 'Falta algo o algo está mal',
    text: [
      'Abre el pedido en Cuenta, Pedidos. Ahí dice qué se empacó, qué se cambió y cuánto pagaste por cada artículo.',
      'Si algo no es como dice ahí, avisa en el mostrador de servicio de tu tienda {banner}. Ten a la mano el número del pedido.',
    ].join('\n'),
    link: { title: 'Ver mis pedidos', href: '/account/orders.html' },
  },
  {
    id: 'substitutions',
    topicId: 'orders',
    title: 'Sustituciones y reembolsos',
    question: '¿Qué pasa si algo se agotó?',
    text: [
      'Para cada artículo de tu carrito dices qué hacemos si se agotó: llevarte el más parecido, llevarte el que elijas, preguntarte antes o devolverte el dinero. Si quieres que te preguntemos y no dices que sí, no lo incluimos. Si la tienda propone un cambio, puedes aceptarlo o rechazarlo mientras preparan tu pedido.',
      'Nunca pagas por lo que no recibes.',
    ].join('\n'),
  },
  {
    id: 'pickup-and-delivery',
    topicId: 'orders',
    title: 'Recogida y entrega',
    text: [
      'Elige tu tienda y cómo recibes tus compras en la parte de arriba de cualquier página. Los precios y lo disponible son los de esa tienda.',
      'Al pagar eliges una hora, y te la guardamos 15 minutos mientras terminas.',
    ].join('\n'),
    link: { title: 'Buscar una tienda', href: '/stores' },
  },
  {
    id: 'change-an-order',
    topicId: 'orders',
    title: 'Cambiar o cancelar un pedido',
    question: '¿Puedo cambiar un pedido después de hacerlo?',
    text: 'Sí. Puedes cambiar los artículos o la hora, o cancelarlo, hasta el momento que se indica junto al pedido en Cuenta, Pedidos.',
    link: { title: 'Ver mis pedidos', href: '/account/orders.html' },
  },
  {
    id: 'coupons',
    topicId: 'prices',
    title: 'No se aplicó un cupón',
    text: 'Recorta un cupón una vez, y se descuenta cuando pides aquello para lo que vale. Tu carrito dice qué cupones usa y por qué deja alguno fuera.',
    link: { title: 'Cupones y ofertas', href: '/foru/coupons-deals' },
  },
  {
    id: 'prices',
    topicId: 'prices',
    title: 'Por qué este precio',
    text: [
      'Tu carrito y tu recibo muestran de dónde sale cada precio: el precio normal, la oferta y cada cupón.',
      'El precio de lo que se vende por peso es un estimado. Retenemos un poco más en tu tarjeta, y pagas el peso real.',
    ].join('\n'),
  },
  {
    id: 'weekly-ad',
    topicId: 'prices',
    title: 'Anuncio semanal',
    text: 'El anuncio de tu tienda muestra qué está en oferta esta semana, y desde cuándo hasta cuándo.',
    link: { title: 'Ver el anuncio semanal', href: '/weeklyad' },
  },
  {
    id: 'points',
    topicId: 'points',
    title: 'Cuándo llegan los puntos',
    question: '¿Dónde están mis puntos?',
    text: 'Los puntos llegan después de que recibes tu pedido. La actividad nueva puede tardar hasta 48 horas en aparecer.',
    link: { title: 'Ver mi actividad', href: '/games/activity' },
  },
  {
    id: 'prizes',
    topicId: 'points',
    title: 'Reclamar un premio',
    text: 'Lo que ganaste o canjeaste está en tus premios, con lo que hay que hacer y hasta cuándo.',
    link: { title: 'Ver mis premios', href: '/games/prizes' },
  },
  {
    id: 'fair-games',
    topicId: 'points',
    title: 'Participar gratis y verificar un sorteo',
    text: [
      'No es necesario comprar para participar en los juegos que dan premios por azar. Cada juego indica cómo participar gratis, junto a sus reglas.',
      'Después de un sorteo, su página muestra cómo se eligió a los ganadores, y tu navegador puede comprobarlo.',
    ].join('\n'),
    link: { title: 'Play & Earn', href: '/games/game-grid' },
  },
  {
    id: 'hand-over',
    topicId: 'payment',
    title: 'Pagar al recibir',
    text: 'Puedes pagar cuando recoges tu pedido o cuando te lo entregan. Si lo dejamos en tu puerta, pagas antes en línea.',
  },
  {
    id: 'snap',
    topicId: 'payment',
    title: 'SNAP EBT',
    question: '¿Puedo pagar con SNAP EBT?',
    text: 'Sí. Con SNAP EBT se pagan los comestibles elegibles, nunca los cargos ni las propinas. El precio es el mismo para todos.',
  },
  {
    id: 'receipts',
    topicId: 'payment',
    title: 'Recibos',
    text: 'El recibo de un pedido está junto a él en Cuenta, Pedidos. Puedes imprimirlo.',
    link: { title: 'Ver mis pedidos', href: '/account/orders.html' },
  },
  ...accountArticles,
];

/** Help in Spanish. */
export const help: PageDocument = {
  name: 'help',
  title: '¿En qué te ayudamos?',
  version: '2026-12',
  effectiveFrom: '2026-11-26',
  lead: 'Respuestas cortas a lo que más nos preguntan.',
  topics: topicsCalled({
    orders: 'Pedidos',
    prices: 'Cupones y precios',
    points: 'Puntos y juegos',
    payment: 'Pago',
    account: 'Cuenta',
    accessibility: 'Accesibilidad',
  }),
  sections: [...articles],
};
